import type { Meta, StoryObj } from '@storybook/react-vite'

import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Text } from '../Text/Text.tsx'
import { Dialog } from './Dialog.tsx'
import type { DialogProps } from './Dialog.tsx'

function WithButton(props: DialogProps) {
  const [isOpen, setIsOpen] = useState(props.isOpen)
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>Снять заявку</Button>
      <Dialog {...props} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  )
}

/** Окно поверх страницы. */
const meta = {
  title: 'Компоненты/Отклик/Dialog: диалог, окно',
  component: Dialog,
  args: {
    title: 'Снять заявку?',
    isOpen: false,
    onClose: fn(),
    children: <Text>Петрова Анна больше не танцует «Соло, Oriental». Место займёт следующая.</Text>,
    footer: (
      <>
        <Button>Оставить</Button>
        <Button variant="primary" tone="critical">
          Снять
        </Button>
      </>
    ),
  },
  parameters: { docs: { story: { inline: false, height: '360px' } } },
  render: (args) => <WithButton {...args} />,
} satisfies Meta<typeof Dialog>

export default meta
type Story = StoryObj<typeof meta>

export const Stickersheet: Story = { name: 'Модальное окно, модалка', args: { isOpen: true } }

export const ClosedItGivesTheFocusBack: Story = {
  name: 'Закрыли: фокус вернулся',
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Снять заявку' })
    await userEvent.click(button)
    const dialog = await screen.findByRole('dialog', { name: 'Снять заявку?' })
    await waitFor(() => expect(dialog).toBeVisible())
    await expect(screen.getByRole('button', { name: 'Оставить' })).toHaveFocus()
    await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(button).toHaveFocus()
  },
}

export const EscCloses: Story = {
  name: 'Закрывается по Esc',
  args: { isOpen: true },
  play: async () => {
    // What the browser does on Esc, which a test cannot press.
    const dialog = await screen.findByRole<HTMLDialogElement>('dialog')
    dialog.requestClose()
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  },
}

export const PressBesideCloses: Story = {
  name: 'Закрывается нажатием рядом',
  args: { isOpen: true },
  play: async () => {
    await userEvent.click(await screen.findByText('Снять заявку?'))
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
    await userEvent.click(screen.getByRole('dialog'))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  },
}
