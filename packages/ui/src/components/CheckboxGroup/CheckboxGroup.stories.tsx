import type { Meta, StoryObj } from '@storybook/react-vite'

import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Stack } from '../Stack/Stack.tsx'
import { CheckboxGroup } from './CheckboxGroup.tsx'
import type { CheckboxGroupProps } from './CheckboxGroup.tsx'

function Controlled(props: CheckboxGroupProps) {
  const [value, setValue] = useState(props.value)
  return (
    <CheckboxGroup
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next)
        props.onChange?.(next)
      }}
    />
  )
}

/** Несколько из списка, весь список на виду. */
const meta = {
  title: 'Компоненты/Формы/CheckboxGroup: группа флажков, чекбоксы',
  component: CheckboxGroup,
  args: {
    label: 'Номинации пакета',
    value: ['13'],
    items: [
      { value: '11', label: 'Oriental, взрослые', description: '18–99 лет' },
      { value: '12', label: 'Folk, взрослые' },
      { value: '13', label: 'Show, взрослые' },
      { value: '14', label: 'Приём закрыт', isDisabled: true },
    ],
    onChange: fn(),
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof CheckboxGroup>

export default meta
type Story = StoryObj<typeof meta>

export const Stickersheet: Story = {
  name: 'Столбцом и в ряд',
  render: (args) => (
    <Stack gap="large">
      <CheckboxGroup {...args} description="Выберите две или три" />
      <CheckboxGroup {...args} direction="row" error="Есть незаконченный подбор номинаций" />
    </Stack>
  ),
}

export const KeepsTheOrderOfTheOptions: Story = {
  name: 'Порядок ответов сохраняется',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByLabelText(/Oriental/))
    await expect(args.onChange).toHaveBeenLastCalledWith(['11', '13'])
    await userEvent.click(canvas.getByLabelText('Show, взрослые'))
    await expect(args.onChange).toHaveBeenLastCalledWith(['11'])
  },
}
