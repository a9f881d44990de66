import type { Meta, StoryObj } from '@storybook/react-vite'

import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Stack } from '../Stack/Stack.tsx'
import { DateField } from './DateField.tsx'
import type { DateFieldProps } from './DateField.tsx'

function Controlled(props: DateFieldProps) {
  const [value, setValue] = useState(props.value)
  return (
    <DateField
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next)
        props.onChange?.(next)
      }}
    />
  )
}

/** Дата цифрами: точки ставятся сами. */
const meta = {
  title: 'Компоненты/Формы/DateField: дата',
  component: DateField,
  args: { label: 'Дата рождения', name: 'birth_date', value: '', onChange: fn() },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof DateField>

export default meta
type Story = StoryObj<typeof meta>

export const Stickersheet: Story = {
  name: 'Все виды',
  render: (args) => (
    <Stack gap="large">
      <DateField {...args} />
      <DateField {...args} label="Заполненная" value="2014-03-04" isRequired />
      <DateField
        {...args}
        label="Такого дня нет"
        value="31.02.2014"
        error="Такой даты нет. Введите дату рождения: дд.мм.гггг"
      />
    </Stack>
  ),
}

export const DotsComeByThemselves: Story = {
  name: 'Точки ставятся сами',
  play: async ({ args, canvas }) => {
    const field = canvas.getByLabelText('Дата рождения')
    await userEvent.type(field, '0403')
    await expect(field).toHaveValue('04.03.')
    await userEvent.type(field, '2014')
    await expect(args.onChange).toHaveBeenLastCalledWith('2014-03-04')
    await expect(field).toHaveValue('04.03.2014')
  },
}

export const OwnDotsAreWelcome: Story = {
  name: 'Точки ставят вручную',
  play: async ({ args, canvas }) => {
    const field = canvas.getByLabelText('Дата рождения')
    await userEvent.type(field, '4.3.2014')
    await expect(args.onChange).toHaveBeenLastCalledWith('2014-03-04')
    await userEvent.clear(field)
    await userEvent.type(field, '04.03.2014')
    await expect(args.onChange).toHaveBeenLastCalledWith('2014-03-04')
  },
}

export const DeletedStaysDeleted: Story = {
  name: 'Стёртое не возвращается',
  args: { value: '2014-03-04' },
  play: async ({ args, canvas }) => {
    const field = canvas.getByLabelText('Дата рождения')
    await userEvent.type(field, '{Backspace}'.repeat(5))
    await expect(field).toHaveValue('04.03')
    await expect(args.onChange).toHaveBeenLastCalledWith('04.03')
  },
}

export const PastedFromASpreadsheet: Story = {
  name: 'Вставили из таблицы',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByLabelText('Дата рождения'))
    await userEvent.paste('2014-03-04')
    await expect(args.onChange).toHaveBeenLastCalledWith('2014-03-04')
    await expect(canvas.getByLabelText('Дата рождения')).toHaveValue('04.03.2014')
  },
}
