import type { Meta, StoryObj } from '@storybook/react-vite'

import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Checkbox } from '../Checkbox/Checkbox.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Drawer } from './Drawer.tsx'
import type { DrawerProps } from './Drawer.tsx'

function WithButton(props: DrawerProps) {
  const [isOpen, setIsOpen] = useState(props.isOpen)
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>Фильтры</Button>
      <Drawer {...props} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  )
}

const sections = Array.from({ length: 20 }, (_, index) => `Секция ${index + 1}`)

/**
 * Панель сбоку страницы, на телефоне снизу.
 *
 * **Для других:** у наших списков карточка стоит рядом и имеет адрес. Нужен там, где страница одна.
 */
const meta = {
  title: 'Компоненты/Отклик/Drawer: боковая панель',
  component: Drawer,
  args: {
    title: 'Фильтры',
    isOpen: false,
    onClose: fn(),
    children: (
      <Stack gap="xsmall">
        {sections.map((label) => (
          <Checkbox key={label} label={label} isSelected={false} onChange={fn()} />
        ))}
      </Stack>
    ),
    footer: <Button variant="primary">Показать 204 заявки</Button>,
  },
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  render: (args) => <WithButton {...args} />,
} satisfies Meta<typeof Drawer>

export default meta
type Story = StoryObj<typeof meta>

export const Stickersheet: Story = { name: 'Панель сбоку, шторка', args: { isOpen: true } }

export const ClosedItGivesTheFocusBack: Story = {
  name: 'Закрыли: фокус вернулся',
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Фильтры' })
    await userEvent.click(button)
    const drawer = await screen.findByRole('dialog', { name: 'Фильтры' })
    await expect(screen.getByRole('button', { name: 'Показать 204 заявки' })).toBeVisible()
    await expect(screen.getByRole('checkbox', { name: 'Секция 1' })).toHaveFocus()
    await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }))
    await waitFor(() => expect(drawer).not.toBeVisible())
    await expect(button).toHaveFocus()
  },
}
