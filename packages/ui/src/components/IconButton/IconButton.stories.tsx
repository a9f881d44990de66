import type { Meta, StoryObj } from '@storybook/react-vite'

import { expect, fn, userEvent } from 'storybook/test'
import { EditIcon } from '../../icons/EditIcon.tsx'
import { PrintIcon } from '../../icons/PrintIcon.tsx'
import { TrashIcon } from '../../icons/TrashIcon.tsx'
import { Inline } from '../Inline/Inline.tsx'
import { IconButton } from './IconButton.tsx'

/** Кнопка из одного значка. */
const meta = {
  title: 'Компоненты/Действия/IconButton: кнопка со значком, иконка',
  component: IconButton,
  args: { 'aria-label': 'Изменить', icon: <EditIcon />, onPress: fn() },
} satisfies Meta<typeof IconButton>

export default meta
type Story = StoryObj<typeof meta>

export const Stickersheet: Story = {
  name: 'Все виды',
  render: (args) => (
    <Inline>
      <IconButton {...args} />
      <IconButton aria-label="Печать" icon={<PrintIcon />} isSelected />
      <IconButton aria-label="Удалить" icon={<TrashIcon />} isDisabled />
    </Inline>
  ),
}

export const Pressed: Story = {
  name: 'Нажата',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Изменить' }))
    await expect(args.onPress).toHaveBeenCalledOnce()
  },
}
