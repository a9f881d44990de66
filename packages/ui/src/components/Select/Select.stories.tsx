import type { Meta, StoryObj } from '@storybook/react-vite'

import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Stack } from '../Stack/Stack.tsx'
import { Select } from './Select.tsx'
import type { SelectProps } from './Select.tsx'

function Controlled(props: SelectProps) {
  const [value, setValue] = useState(props.value)
  return (
    <Select
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next)
        props.onChange?.(next)
      }}
    />
  )
}

/** Одно из списка, список по нажатию; родной, лучший на телефоне. */
const meta = {
  title: 'Компоненты/Формы/Select: выпадающий список, дропдаун',
  component: Select,
  args: {
    label: 'Секция',
    name: 'section',
    value: '',
    placeholder: 'Любая',
    items: [
      { value: 'oriental', label: 'Oriental' },
      { value: 'folk', label: 'Folk' },
      { value: 'show', label: 'Show', isDisabled: true },
    ],
    onChange: fn(),
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof Select>

export default meta
type Story = StoryObj<typeof meta>

export const Stickersheet: Story = {
  name: 'Все виды',
  render: (args) => (
    <Stack gap="large">
      <Select {...args} />
      <Select {...args} label="Выбрана" value="folk" isRequired />
      <Select {...args} label="С ошибкой" error="Выберите секцию" />
      <Select {...args} label="Недоступна" value="folk" isDisabled />
    </Stack>
  ),
}

export const Chosen: Story = {
  name: 'Выбирают',
  play: async ({ args, canvas }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Секция'), 'Folk')
    await expect(args.onChange).toHaveBeenLastCalledWith('folk')
  },
}
