import type { Meta, StoryObj } from '@storybook/react-vite'

import { expect, fn, userEvent } from 'storybook/test'
import { Stack } from '../Stack/Stack.tsx'
import { PasswordField } from './PasswordField.tsx'

/** Пароль с кнопкой «Показать пароль». */
const meta = {
  title: 'Компоненты/Формы/PasswordField: пароль',
  component: PasswordField,
  args: { label: 'Пароль', name: 'password', value: 'parket-demo', onChange: fn() },
} satisfies Meta<typeof PasswordField>

export default meta
type Story = StoryObj<typeof meta>

export const Stickersheet: Story = {
  name: 'Все виды',
  render: (args) => (
    <Stack gap="large">
      <PasswordField {...args} />
      <PasswordField {...args} label="Новый пароль" error="Пароль: от 8 до 200 символов" />
      <PasswordField {...args} label="Недоступный" isDisabled />
    </Stack>
  ),
}

export const ShownAndHidden: Story = {
  name: 'Показывают и скрывают',
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Пароль')
    await expect(field).toHaveAttribute('type', 'password')
    await userEvent.click(canvas.getByRole('button', { name: 'Показать пароль' }))
    await expect(field).toHaveAttribute('type', 'text')
    await userEvent.click(canvas.getByRole('button', { name: 'Скрыть пароль' }))
    await expect(field).toHaveAttribute('type', 'password')
  },
}
