import type { Meta, StoryObj } from '@storybook/react-vite'

import { expect } from 'storybook/test'
import { Inline } from '../Inline/Inline.tsx'
import { Avatar } from './Avatar.tsx'

const photo = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path fill="#b8860b" d="M0 0h4v4H0z"/><circle cx="2" cy="2" r="1" fill="#fff3a3"/></svg>',
)}`

/** Лицо или инициалы человека рядом с его именем. */
const meta = {
  title: 'Компоненты/Данные/Avatar: фото, аватар',
  component: Avatar,
  args: { name: 'Петрова Анна' },
} satisfies Meta<typeof Avatar>

export default meta
type Story = StoryObj<typeof meta>

export const Stickersheet: Story = {
  name: 'Размеры, фото и буквы',
  render: (args) => (
    <Inline>
      <Avatar {...args} size="small" />
      <Avatar {...args} />
      <Avatar {...args} size="large" />
      <Avatar {...args} src={photo} />
      <Avatar name="Ли" />
      <Avatar name="" />
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('ПА')).toHaveLength(3)
  },
}
