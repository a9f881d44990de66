import type { Meta, StoryObj } from '@storybook/react-vite'

import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { englishIn } from '../AriaField/testing/englishIn.ts'
import { Stack } from '../Stack/Stack.tsx'
import { DatePicker } from './DatePicker.tsx'
import type { DatePickerProps } from './DatePicker.tsx'

function Controlled(props: DatePickerProps) {
  const [value, setValue] = useState(props.value)
  return (
    <DatePicker
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next)
        props.onChange?.(next)
      }}
    />
  )
}

/**
 * День с календарём.
 *
 * **Для других:** наши даты набирают цифрами: `DateField` легче и быстрее. Нужен там, где важен
 * день недели.
 */
const meta = {
  title: 'Компоненты/Формы/DatePicker: календарь',
  component: DatePicker,
  args: { label: 'Начало турнира', value: '2027-05-15', onChange: fn() },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof DatePicker>

export default meta
type Story = StoryObj<typeof meta>

export const Stickersheet: Story = {
  name: 'Все виды',
  render: (args) => (
    <Stack gap="large">
      <Controlled {...args} isRequired />
      <Controlled {...args} label="Пусто" value="" description="Не раньше 1 мая" />
      <Controlled
        {...args}
        label="С ошибкой"
        error="Турнир не может закончиться раньше, чем начнётся"
      />
      <Controlled {...args} label="Недоступная" isDisabled />
    </Stack>
  ),
}

export const ChosenFromTheCalendar: Story = {
  name: 'Выбирают в календаре',
  args: { min: '2027-05-10' },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(screen.getByRole('button', { name: /Календарь|Начало турнира/ }))
    const month = await screen.findByRole('grid', { name: /май 2027/ })
    await expect(month).toHaveTextContent(/^пн/i)
    await expect(englishIn(canvasElement.ownerDocument)).toEqual([])
    await expect(screen.getByRole('button', { name: /, 9 мая/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await userEvent.keyboard('{ArrowDown}{ArrowLeft}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('2027-05-21')
    await waitFor(() => expect(screen.queryByRole('grid')).not.toBeInTheDocument())
  },
}

export const Typed: Story = {
  name: 'Набирают с клавиатуры',
  play: async ({ args, canvas }) => {
    const [day] = canvas.getAllByRole('spinbutton')
    day?.focus()
    await userEvent.keyboard('04032028')
    await expect(args.onChange).toHaveBeenLastCalledWith('2028-03-04')
    await expect(canvas.getAllByRole('spinbutton').map((part) => part.textContent)).toEqual([
      '04',
      '03',
      '2028',
    ])
  },
}
