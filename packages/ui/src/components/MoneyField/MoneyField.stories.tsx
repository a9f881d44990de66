import type { Meta, StoryObj } from '@storybook/react-vite'

import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Stack } from '../Stack/Stack.tsx'
import { MoneyField } from './MoneyField.tsx'
import type { MoneyFieldProps } from './MoneyField.tsx'

function Controlled(props: MoneyFieldProps) {
  const [value, setValue] = useState(props.value)
  return (
    <MoneyField
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next)
        props.onChange?.(next)
      }}
    />
  )
}

/** Сумма в рублях; хранится в копейках. */
const meta = {
  title: 'Компоненты/Формы/MoneyField: сумма, цена, деньги',
  component: MoneyField,
  args: { label: 'Взнос', name: 'price', value: null, onChange: fn() },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof MoneyField>

export default meta
type Story = StoryObj<typeof meta>

export const Stickersheet: Story = {
  name: 'Все виды',
  render: (args) => (
    <Stack gap="large">
      <Controlled {...args} />
      <Controlled {...args} label="Взнос за соло" value={120_000} isRequired />
      <Controlled {...args} label="С копейками" value={9_950} description="С каждого" />
      <Controlled {...args} label="С ошибкой" value={0} error="Укажите взнос" />
    </Stack>
  ),
}

export const KopecksAreExact: Story = {
  name: 'Копейки точны',
  play: async ({ args, canvas }) => {
    const field = canvas.getByLabelText('Взнос')
    await userEvent.type(field, '1200,29')
    await expect(args.onChange).toHaveBeenLastCalledWith(120_029)
    await userEvent.tab()
    await expect(field).toHaveValue('1\u00A0200,29')
    await userEvent.clear(field)
    await userEvent.type(field, '6 000,5')
    await userEvent.tab()
    await expect(field).toHaveValue('6\u00A0000,50')
    await userEvent.clear(field)
    await userEvent.type(field, '1200,29')
    await userEvent.click(field)
    await userEvent.keyboard('{ArrowUp}')
    await expect(args.onChange).toHaveBeenLastCalledWith(130_029)
  },
}
