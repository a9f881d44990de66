import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { PlusIcon } from '../../icons/PlusIcon.tsx'
import { Inline } from '../Inline/Inline.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Button } from './Button.tsx'

/**
 * Действие.
 *
 * **Когда применять:** нажатие что-то делает: отправляет, сохраняет, открывает диалог. Одна
 * `primary` на экран; `critical` — там, где что-то пропадёт.
 *
 * **Когда нет:** нажатие ведёт на другую страницу: `ButtonLink` или `Link`; места мало и знак ясен
 * без слов: `IconButton`. Пока идёт работа — `isPending`, а не `isDisabled`: фокус остаётся.
 */
const meta = {
  title: 'Компоненты/Button',
  component: Button,
  args: { children: 'Зарегистрироваться', onPress: fn() },
} satisfies Meta<typeof Button>

export default meta
type Story = StoryObj<typeof meta>

const variants = ['primary', 'secondary', 'quiet'] as const
const tones = ['neutral', 'critical'] as const

export const Stickersheet: Story = {
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
      <Button variant="primary" isFullWidth>
        Во всю ширину
      </Button>
    </Stack>
  ),
}

export const Pressed: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Зарегистрироваться' }))
    await expect(args.onPress).toHaveBeenCalledOnce()
  },
}

export const PendingIgnoresPresses: Story = {
  args: { isPending: true },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Зарегистрироваться' })
    await userEvent.click(button)
    await expect(args.onPress).not.toHaveBeenCalled()
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await expect(button).toHaveFocus()
  },
}
