import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { PlusIcon } from '../../icons/PlusIcon.tsx'
import { Inline } from '../Inline/Inline.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Button } from './Button.tsx'

/** Действие. */
const meta = {
  title: 'Компоненты/Действия/Button: кнопка',
  component: Button,
  args: { children: 'Зарегистрироваться', onPress: fn() },
} satisfies Meta<typeof Button>

export default meta
type Story = StoryObj<typeof meta>

/** The one whose props the workshop's controls change. */
export const Example: Story = { name: 'Пример', tags: ['!test'] }

const variants = ['primary', 'secondary', 'quiet'] as const
const tones = ['neutral', 'critical'] as const

export const Stickersheet: Story = {
  name: 'Все виды',
  render: () => (
    <Stack>
      {tones.map((tone) => (
        <Stack key={tone} gap="small">
          {variants.map((variant) => (
            <Inline key={variant}>
              <Button {...{ variant, tone }}>Сохранить</Button>
              <Button {...{ variant, tone }} iconStart={<PlusIcon />}>
                Добавить
              </Button>
              <Button {...{ variant, tone }} isPending>
                Сохранить
              </Button>
              <Button {...{ variant, tone }} isDisabled>
                Сохранить
              </Button>
            </Inline>
          ))}
        </Stack>
      ))}
      <Inline>
        <Button variant="primary" size="large" price="от 1 200 ₽">
          Участвовать
        </Button>
        <Button variant="secondary" size="large">
          Изменить регистрацию
        </Button>
        <Button variant="tint">Показать ещё</Button>
        <Button variant="tint" isDisabled>
          Показать ещё
        </Button>
      </Inline>
      <div style={{ padding: 24, borderRadius: 20, background: 'var(--p-ground)' }}>
        <Button variant="onPicture" size="large" price="от 1 200 ₽">
          Участвовать
        </Button>
      </div>
      <Button variant="primary" isFullWidth>
        Во всю ширину
      </Button>
    </Stack>
  ),
}

export const Pressed: Story = {
  name: 'Нажата',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Зарегистрироваться' }))
    await expect(args.onPress).toHaveBeenCalledOnce()
  },
}

export const PendingIgnoresPresses: Story = {
  name: 'Пока ждёт, не нажимается',
  args: { isPending: true },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Зарегистрироваться' })
    await userEvent.click(button)
    await expect(args.onPress).not.toHaveBeenCalled()
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await expect(button).toHaveFocus()
  },
}
