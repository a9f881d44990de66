import type { Meta, StoryObj } from '@storybook/react-vite'
import { page, phone } from '../../../layouts/fixtures/page.tsx'
import { NotFoundScreen } from './NotFoundScreen.tsx'

const meta = {
  ...page,
  title: 'Экраны/Состояния/NotFoundScreen: страница не найдена',
  component: NotFoundScreen,
  args: { links: { home: '#home', events: '#events' } },
} satisfies Meta<typeof NotFoundScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Page: Story = {}

export const Event: Story = { args: { message: 'Турнир не найден' } }

export const Phone: Story = { globals: phone }
