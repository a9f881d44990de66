import type { Meta, StoryObj } from '@storybook/react-vite'

import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { ErrorSummary } from './ErrorSummary.tsx'

/**
 * Что не даёт отправить форму: список над ней, сам берёт фокус и ведёт к полям.
 *
 * **Когда применять:** после неудачной отправки формы длиннее двух-трёх полей.
 *
 * **Когда нет:** пока человек печатает; вместо ошибок у полей: нужны и те, и другие.
 */
const meta = {
  title: 'Компоненты/Формы/ErrorSummary: ошибки формы',
  component: ErrorSummary,
  args: {
    title: 'Проверьте два поля',
    errors: [
      { fieldId: 'email', text: 'Укажите email' },
      { fieldId: 'role', text: 'Укажите роль' },
    ],
  },
  render: (args) => (
    <Stack gap="large">
      <ErrorSummary {...args} />
      <TextField id="email" label="Email" value="" error="Укажите email" onChange={fn()} />
      <RadioGroup
        id="role"
        label="Роль"
        value=""
        items={[
          { value: 'leader', label: 'Партнёр' },
          { value: 'follower', label: 'Партнёрша' },
        ]}
        error="Укажите роль"
        onChange={fn()}
      />
    </Stack>
  ),
} satisfies Meta<typeof ErrorSummary>

export default meta
type Story = StoryObj<typeof meta>

export const Stickersheet: Story = {}

export const LeadsToTheFields: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus())
    await userEvent.click(canvas.getByRole('link', { name: 'Укажите роль' }))
    await expect(canvas.getByLabelText('Партнёр')).toHaveFocus()
    await userEvent.click(canvas.getByRole('link', { name: 'Укажите email' }))
    await expect(canvas.getByLabelText('Email')).toHaveFocus()
  },
}
