import type { Meta, StoryObj } from '@storybook/react-vite'

import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Link } from '../Link/Link.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Checkbox } from './Checkbox.tsx'
import type { CheckboxProps } from './Checkbox.tsx'

function Controlled(props: CheckboxProps) {
  const [isSelected, setIsSelected] = useState(props.isSelected)
  return <Checkbox {...props} isSelected={isSelected} onChange={setIsSelected} />
}

/** «Да» или «нет», которое уйдёт вместе с формой. */
const meta = {
  title: 'Компоненты/Формы/Checkbox: флажок, чекбокс',
  component: Checkbox,
  args: { label: 'Показывать моё имя в списках', isSelected: false, onChange: fn() },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof Checkbox>

export default meta
type Story = StoryObj<typeof meta>

export const Stickersheet: Story = {
  name: 'Все виды',
  render: (args) => (
    <Stack gap="xsmall">
      <Checkbox {...args} />
      <Checkbox {...args} isSelected />
      <Checkbox {...args} isSelected description="Иначе покажем номер и инициалы" />
      <Checkbox {...args} label="Недоступен" isDisabled />
      <Checkbox {...args} label="Недоступен, отмечен" isSelected isDisabled />
      <Checkbox
        {...args}
        isRequired
        label={
          <>
            Согласна на <Link href="#consent">обработку персональных данных</Link>
          </>
        }
        error="Без согласия на обработку персональных данных зарегистрироваться нельзя"
      />
    </Stack>
  ),
}

export const Toggled: Story = {
  name: 'Отмечают мышью и пробелом',
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox')
    await userEvent.click(canvas.getByText('Показывать моё имя в списках'))
    await expect(box).toBeChecked()
    await userEvent.keyboard(' ')
    await expect(box).not.toBeChecked()
  },
}
