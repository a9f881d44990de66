import type { Meta, StoryObj } from '@storybook/react-vite'

import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Tabs } from './Tabs.tsx'
import type { TabsProps } from './Tabs.tsx'

function Controlled(props: TabsProps) {
  const [value, setValue] = useState(props.value)
  return (
    <Tabs
      {...props}
      value={value}
      onChange={(id) => {
        setValue(id)
        props.onChange?.(id)
      }}
    />
  )
}

/**
 * Части одного предмета, видна одна.
 *
 * **Для других:** у частей наших страниц свои адреса: там `TabNav`. Нужен сайтам без маршрутов.
 */
const meta = {
  title: 'Компоненты/Навигация/Tabs: вкладки',
  component: Tabs,
  args: {
    'aria-label': 'Турнир',
    value: 'main',
    onChange: fn(),
    items: [
      { id: 'main', label: 'Главное', content: 'Название, даты, место' },
      {
        id: 'price',
        label: 'Взносы',
        content: 'Ступени цен',
      },
      { id: 'files', label: 'Файлы', content: 'Банер, приглашение' },
      { id: 'contests', label: 'Номинации и пакеты', content: 'Соло, дуэты, группы' },
      { id: 'closed', label: 'Архив', content: null, isDisabled: true },
    ],
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof Tabs>

export default meta
type Story = StoryObj<typeof meta>

export const Stickersheet: Story = {
  name: 'Обычный вид',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Главное' }))
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('tab', { name: /Взносы/ })).toHaveFocus()
    await expect(args.onChange).toHaveBeenLastCalledWith('price')
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Ступени цен')
    // The tab that cannot be chosen is passed by.
    await userEvent.keyboard('{End}')
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Соло, дуэты, группы')
  },
}
