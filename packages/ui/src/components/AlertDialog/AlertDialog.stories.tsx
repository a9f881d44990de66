import type { Meta, StoryObj } from '@storybook/react-vite'

import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Text } from '../Text/Text.tsx'
import { AlertDialog } from './AlertDialog.tsx'
import type { AlertDialogProps } from './AlertDialog.tsx'

function WithButton(props: AlertDialogProps) {
  const [isOpen, setIsOpen] = useState(props.isOpen)
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>Удалить турнир</Button>
      <AlertDialog
        {...props}
        isOpen={isOpen}
        onCancel={() => setIsOpen(false)}
        onConfirm={() => {
          props.onConfirm()
          setIsOpen(false)
        }}
      />
    </>
  )
}

/** Вопрос перед тем, что нельзя вернуть. */
const meta = {
  title: 'Компоненты/Отклик/AlertDialog: подтверждение',
  component: AlertDialog,
  args: {
    title: 'Удалить турнир?',
    isOpen: false,
    confirmLabel: 'Удалить',
    onConfirm: fn(),
    onCancel: fn(),
    children: <Text>Исчезнут «Кубок Паркета» и 204 заявки с музыкой. Вернуть их нельзя.</Text>,
  },
  parameters: { docs: { story: { inline: false, height: '320px' } } },
  render: (args) => <WithButton {...args} />,
} satisfies Meta<typeof AlertDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Stickersheet: Story = { name: 'Вопрос перед удалением', args: { isOpen: true } }

export const StartsOnTheWayOut: Story = {
  name: 'Фокус сначала на отказе',
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Удалить турнир' })
    await userEvent.click(button)
    const dialog = await screen.findByRole('alertdialog', { name: 'Удалить турнир?' })
    await expect(dialog).toHaveAccessibleDescription(/204 заявки/)
    await expect(screen.getByRole('button', { name: 'Отмена' })).toHaveFocus()
    await userEvent.click(dialog)
    await expect(dialog).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Отмена' }))
    await waitFor(() => expect(dialog).not.toBeVisible())
    await expect(button).toHaveFocus()
    await expect(args.onConfirm).not.toHaveBeenCalled()
    await userEvent.click(button)
    await userEvent.click(await screen.findByRole('button', { name: 'Удалить' }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
  },
}
