import type { Meta, StoryObj } from '@storybook/react-vite'

import { ButtonLink } from '../ButtonLink/ButtonLink.tsx'
import { EmptyState } from './EmptyState.tsx'

/** Ничего нет, и вот что делать дальше. */
const meta = {
  title: 'Компоненты/Отклик/EmptyState: пусто',
  component: EmptyState,
  args: {
    title: 'Турниров пока нет',
    children: 'Как только организатор объявит турнир, он появится здесь.',
    action: <ButtonLink href="#past">Посмотреть прошедшие</ButtonLink>,
  },
} satisfies Meta<typeof EmptyState>

export default meta
type Story = StoryObj<typeof meta>

export const Stickersheet: Story = { name: 'Обычный вид' }

export const TitleAlone: Story = {
  name: 'Только заголовок',
  args: { children: undefined, action: undefined },
}
