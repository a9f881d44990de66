import type { Meta, StoryObj } from '@storybook/react-vite'

import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { englishIn } from '../AriaField/testing/englishIn.ts'
import { Stack } from '../Stack/Stack.tsx'
import { DateRangePicker } from './DateRangePicker.tsx'
import type { DateRangePickerProps } from './DateRangePicker.tsx'

function Controlled(props: DateRangePickerProps) {
  const [value, setValue] = useState(props.value)
  return (
    <DateRangePicker
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
 * Дни с первого по последний.
 *
 * **Для других:** даты турнира у нас две и набираются порознь. Нужен отчётам и календарям.
 */
const meta = {
  title: 'Компоненты/Формы/DateRangePicker: период',
  component: DateRangePicker,
  args: {
    label: 'Даты турнира',
    value: { from: '2027-05-15', to: '2027-05-17' },
    onChange: fn(),
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof DateRangePicker>

export default meta
type Story = StoryObj<typeof meta>

export const Stickersheet: Story = {
  name: 'Все виды',
  render: (args) => (
    <Stack gap="large">
      <Controlled {...args} isRequired />
      <Controlled {...args} label="Пусто" value={null} description="Первый и последний день" />
      <Controlled {...args} label="С ошибкой" error="Проверьте даты" />
      <Controlled {...args} label="Недоступные" isDisabled />
    </Stack>
  ),
}

export const ChosenFromTheCalendar: Story = {
  name: 'Выбирают в календаре',
  play: async ({ args, canvasElement }) => {
    await userEvent.click(screen.getByRole('button', { name: /Календарь|Даты турнира/ }))
    await screen.findByRole('grid', { name: /май 2027/ })
    await expect(englishIn(canvasElement.ownerDocument)).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: /20 мая/ }))
    await userEvent.click(screen.getByRole('button', { name: /23 мая/ }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2027-05-20', to: '2027-05-23' })
    await waitFor(() => expect(screen.queryByRole('grid')).not.toBeInTheDocument())
  },
}
