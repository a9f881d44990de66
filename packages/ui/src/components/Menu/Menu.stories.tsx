import type { Meta, StoryObj } from '@storybook/react-vite'

import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { CopyIcon } from '../../icons/CopyIcon.tsx'
import { EditIcon } from '../../icons/EditIcon.tsx'
import { MenuIcon } from '../../icons/MenuIcon.tsx'
import { TrashIcon } from '../../icons/TrashIcon.tsx'
import { Button } from '../Button/Button.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Inline } from '../Inline/Inline.tsx'
import { Menu } from './Menu.tsx'

const onCopy = fn()

/** Действия за одной кнопкой. */
const meta = {
  title: 'Компоненты/Действия/Menu: меню действий',
  component: Menu,
  args: {
    trigger: <Button>Действия</Button>,
    items: [
      { id: 'edit', label: 'Изменить', iconStart: <EditIcon />, href: '#edit' },
      { id: 'copy', label: 'Копировать', iconStart: <CopyIcon />, onPress: onCopy },
      { id: 'publish', label: 'Опубликовать', isDisabled: true },
      { id: 'delete', label: 'Удалить', iconStart: <TrashIcon />, tone: 'critical', onPress: fn() },
    ],
  },
} satisfies Meta<typeof Menu>

export default meta
type Story = StoryObj<typeof meta>

export const Stickersheet: Story = {
  name: 'Все виды',
  render: (args) => (
    <Inline>
      <Menu {...args} />
      <Menu {...args} trigger={<IconButton aria-label="Ещё" icon={<MenuIcon />} />} />
      <Menu
        {...args}
        trigger={
          <Button variant="quiet" isDisabled>
            Недоступно
          </Button>
        }
      />
    </Inline>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Действия' }))
    // In its first moment it has no place yet, and is not shown.
    await waitFor(() => expect(screen.getByRole('menu', { name: 'Действия' })).toBeVisible())
    await expect(screen.getByRole('menuitem', { name: 'Изменить' })).toHaveAttribute(
      'href',
      '#edit',
    )
  },
}

export const ByKeyboard: Story = {
  name: 'С клавиатуры',
  play: async ({ canvas }) => {
    onCopy.mockClear()
    const button = canvas.getByRole('button', { name: 'Действия' })
    button.focus()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Изменить' })).toHaveFocus())
    // The first letter of the word leads to it.
    await userEvent.keyboard('к')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Копировать' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(onCopy).toHaveBeenCalledOnce()
    await waitFor(() => expect(button).toHaveFocus())
  },
}
