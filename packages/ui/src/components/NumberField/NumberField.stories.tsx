import type { Meta, StoryObj } from '@storybook/react-vite'

import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Stack } from '../Stack/Stack.tsx'
import { NumberField } from './NumberField.tsx'
import type { NumberFieldProps } from './NumberField.tsx'

function Controlled(props: NumberFieldProps) {
  const [value, setValue] = useState(props.value)
  return (
    <NumberField
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next)
        props.onChange?.(next)
      }}
    />
  )
}

/** Число: возраст, количество мест, баллы. */
const meta = {
  title: 'Компоненты/Формы/NumberField: число',
  component: NumberField,
  args: { label: 'Мест', name: 'capacity', value: null, onChange: fn(), min: 1, max: 500 },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof NumberField>

export default meta
type Story = StoryObj<typeof meta>

export const Stickersheet: Story = {
  name: 'Все виды',
  render: (args) => (
    <Stack gap="large">
      <Controlled {...args} />
      <Controlled {...args} label="Возраст, от" value={12} unit="лет" isRequired />
      <Controlled {...args} label="Балл" value={7.25} decimals={2} description="От 1 до 10" />
      <Controlled {...args} label="Участников" value={1204} max={9999} />
      <Controlled {...args} label="С ошибкой" value={3} error="Уже заявлено пять" />
      <Controlled {...args} label="Недоступное" value={3} isDisabled />
    </Stack>
  ),
}

export const TypedAndStepped: Story = {
  name: 'Набирают и меняют стрелками',
  play: async ({ args, canvas }) => {
    const field = canvas.getByLabelText('Мест')
    await userEvent.type(field, '1a2')
    await expect(field).toHaveValue('12')
    await expect(args.onChange).toHaveBeenLastCalledWith(12)
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}')
    await expect(args.onChange).toHaveBeenLastCalledWith(13)
    await expect(field).toHaveValue('13')
    await userEvent.clear(field)
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
    await userEvent.type(field, '1200')
    await expect(field).toBeValid()
    await userEvent.tab()
    await expect(field).toHaveAccessibleDescription('Не больше 500')
    await expect(field).toHaveValue('1200')
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
  },
}
