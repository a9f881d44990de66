import type { Meta, StoryObj } from '@storybook/react-vite'

import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Stack } from '../Stack/Stack.tsx'
import { RadioGroup } from './RadioGroup.tsx'
import type { RadioGroupProps } from './RadioGroup.tsx'

function Controlled(props: RadioGroupProps) {
  const [value, setValue] = useState(props.value)
  return (
    <RadioGroup
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next)
        props.onChange?.(next)
      }}
    />
  )
}

/** Одно из нескольких, все на виду. */
const meta = {
  title: 'Компоненты/Формы/RadioGroup: выбор одного, радио',
  component: RadioGroup,
  args: {
    label: 'Роль',
    value: '',
    items: [
      { value: 'leader', label: 'Ведущий' },
      { value: 'follower', label: 'Ведомый' },
    ],
    onChange: fn(),
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof RadioGroup>

export default meta
type Story = StoryObj<typeof meta>

export const Stickersheet: Story = {
  name: 'Столбцом и в ряд',
  render: (args) => (
    <Stack gap="large">
      <RadioGroup {...args} value="leader" />
      <RadioGroup {...args} label="Роль в строку" direction="row" value="follower" />
      <RadioGroup {...args} label="Роль с ошибкой" isRequired error="Укажите роль" />
      <RadioGroup
        {...args}
        label="Возраст считать"
        value="exact"
        items={[
          { value: 'exact', label: 'По дню рождения', description: 'Полных лет в первый день' },
          {
            value: 'year',
            label: 'По году рождения',
            description: 'Разница лет',
            isDisabled: true,
          },
        ]}
      />
    </Stack>
  ),
}

export const ChosenByKeyboard: Story = {
  name: 'Выбирают с клавиатуры',
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await userEvent.keyboard('{ArrowDown}')
    await expect(args.onChange).toHaveBeenLastCalledWith('follower')
    await expect(canvas.getByLabelText('Ведомый')).toBeChecked()
  },
}

/** Пока ничего не выбрано, ни один кружок не закрашен. */
export const NothingChosen: Story = {
  name: 'Ничего не выбрано',
  play: async ({ canvas }) => {
    const colours = () =>
      canvas.getAllByRole('radio').map((radio) => getComputedStyle(radio).backgroundColor)
    const [empty, other] = colours()
    await expect(other).toBe(empty)
    await userEvent.click(canvas.getByRole('radio', { name: 'Ведущий' }))
    await waitFor(() => expect(colours()[0]).not.toBe(empty), { timeout: 10_000 })
    await expect(colours()[1]).toBe(empty)
  },
}
