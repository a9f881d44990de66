import type { Meta, StoryObj } from '@storybook/react-vite'

import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Stack } from '../Stack/Stack.tsx'
import { SearchField } from './SearchField.tsx'
import type { SearchFieldProps } from './SearchField.tsx'

function Controlled(props: SearchFieldProps) {
  const [value, setValue] = useState(props.value)
  return <SearchField {...props} value={value} onChange={setValue} />
}

/** Поиск по тому, что показано. */
const meta = {
  title: 'Компоненты/Формы/SearchField: поиск',
  component: SearchField,
  args: { label: 'Фамилия танцора', value: '', onChange: fn() },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof SearchField>

export default meta
type Story = StoryObj<typeof meta>

export const Stickersheet: Story = {
  name: 'Пустое и с текстом',
  render: (args) => (
    <Stack gap="large">
      <SearchField {...args} />
      <SearchField {...args} label="С текстом" value="Петрова" />
    </Stack>
  ),
}

export const Cleared: Story = {
  name: 'Очищают',
  args: { value: 'Петрова' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Очистить' }))
    const field = canvas.getByLabelText('Фамилия танцора')
    await expect(field).toHaveValue('')
    await expect(field).toHaveFocus()
  },
}
