import type { Meta, StoryObj } from '@storybook/react-vite'

import { expect, fn, userEvent } from 'storybook/test'
import { Stack } from '../Stack/Stack.tsx'
import { Stepper } from './Stepper.tsx'

/** На каком шаге человек и что впереди. */
const meta = {
  title: 'Компоненты/Навигация/Stepper: шаги',
  component: Stepper,
  args: {
    'aria-label': 'Шаги регистрации',
    items: [
      { label: 'Контакты', state: 'done', onPress: fn() },
      { label: 'Танцоры', state: 'error', onPress: fn() },
      { label: 'Пакеты', state: 'current' },
      { label: 'Номинации', state: 'upcoming' },
      { label: 'Проверка', state: 'upcoming' },
    ],
  },
} satisfies Meta<typeof Stepper>

export default meta
type Story = StoryObj<typeof meta>

/** The one whose props the workshop's controls change. */
export const Example: Story = { name: 'Пример', tags: ['!test'] }

const labels = ['Контакты', 'Танцоры', 'Пакеты', 'Номинации', 'Проверка']

export const Stickersheet: Story = {
  name: 'На каждом шаге',
  render: () => (
    <Stack gap="xlarge">
      {labels.map((_, current) => (
        <Stepper
          key={current}
          aria-label={`Шаги регистрации, ${current + 1}`}
          items={labels.map((label, index) => {
            if (index === current) return { label, state: 'current' }
            return index < current
              ? { label, state: 'done', onPress: fn() }
              : { label, state: 'upcoming' }
          })}
        />
      ))}
    </Stack>
  ),
}

export const BackToAFinishedStep: Story = {
  name: 'Назад к пройденному шагу',
  play: async ({ args, canvas }) => {
    const steps = canvas.getAllByRole('listitem')
    await expect(steps[2]).toHaveAttribute('aria-current', 'step')
    await userEvent.click(canvas.getByRole('button', { name: 'Контакты (готово)' }))
    await expect(args.items[0]?.onPress).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('button', { name: 'Танцоры (есть ошибки)' })).toBeVisible()
  },
}
