import type { Meta, StoryObj } from '@storybook/react-vite'
import { page, phone } from '../../../layouts/fixtures/page.tsx'
import { NotFoundScreen } from './NotFoundScreen.tsx'

/** Адрес, по которому ничего нет, и пути дальше. */
const meta = {
  ...page,
  parameters: { isPage: true },
  title: 'Экраны/Состояния/NotFoundScreen: страница не найдена',
  component: NotFoundScreen,
  args: { links: { home: '#home', events: '#events' } },
} satisfies Meta<typeof NotFoundScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Page: Story = { name: 'Страницы нет' }

export const Event: Story = { name: 'Турнира нет', args: { message: 'Турнир не найден' } }

export const Phone: Story = { name: 'На телефоне', globals: phone }
