import type { Meta, StoryObj } from '@storybook/react-vite'

import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Stack } from '../Stack/Stack.tsx'
import { Switch } from './Switch.tsx'
import type { SwitchProps } from './Switch.tsx'

function Controlled(props: SwitchProps) {
  const [isSelected, setIsSelected] = useState(props.isSelected)
  return <Switch {...props} isSelected={isSelected} onChange={setIsSelected} />
}

/** Включено или выключено, действует сразу. */
const meta = {
  title: 'Компоненты/Формы/Switch: выключатель',
  component: Switch,
  args: { label: 'Показывать результаты', isSelected: false, onChange: fn() },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof Switch>

export default meta
type Story = StoryObj<typeof meta>

export const Stickersheet: Story = {
  name: 'Все виды',
  render: (args) => (
    <Stack gap="xsmall">
      <Controlled {...args} />
      <Controlled {...args} label="Включён" isSelected description="Судьи видят сразу" />
      <Controlled {...args} label="Недоступен" isDisabled />
      <Controlled {...args} label="Недоступен, включён" isSelected isDisabled />
      <Controlled {...args} label="Не вышло" error="Нет связи с сервером. Повторите." />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const control = canvas.getByRole('switch', { name: 'Показывать результаты' })
    control.focus()
    await userEvent.keyboard(' ')
    await expect(control).toBeChecked()
    await userEvent.click(canvas.getByText('Показывать результаты'))
    await expect(control).not.toBeChecked()
  },
}
