import type { Meta, StoryObj } from '@storybook/react-vite'

import { expect } from 'storybook/test'
import { ArrowRightIcon } from '../../icons/ArrowRightIcon.tsx'
import { Inline } from '../Inline/Inline.tsx'
import { ButtonLink } from './ButtonLink.tsx'

/** Ссылка, которая выглядит кнопкой. */
const meta = {
  title: 'Компоненты/Действия/ButtonLink: ссылка в виде кнопки',
  component: ButtonLink,
  args: { href: '#register', children: 'Зарегистрироваться' },
} satisfies Meta<typeof ButtonLink>

export default meta
type Story = StoryObj<typeof meta>

export const Stickersheet: Story = {
  name: 'Все виды',
  render: (args) => (
    <Inline>
      <ButtonLink {...args} variant="primary" />
      <ButtonLink {...args} variant="secondary" iconStart={<ArrowRightIcon />} />
      <ButtonLink {...args} variant="quiet" />
    </Inline>
  ),
}

export const IsALink: Story = {
  name: 'Это ссылка',
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Зарегистрироваться' })
    await expect(link).toHaveAttribute('href', '#register')
  },
}
