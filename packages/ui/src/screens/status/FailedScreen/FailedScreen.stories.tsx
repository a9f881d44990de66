import { problemText } from '@parket/domain/problems/catalogue'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { page } from '../../../layouts/fixtures/page.tsx'
import { FailedScreen } from './FailedScreen.tsx'

/** Страница, которая сломалась: что случилось и как попробовать снова. */
const meta = {
  ...page,
  parameters: { isPage: true },
  title: 'Экраны/Состояния/FailedScreen: сбой страницы',
  component: FailedScreen,
  args: { message: problemText('network'), onRetry: fn(), links: { home: '#home' } },
} satisfies Meta<typeof FailedScreen>

export default meta
type Story = StoryObj<typeof meta>

export const NoNetwork: Story = {
  name: 'Нет связи',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Нет связи с сервером')
    await userEvent.click(canvas.getByRole('button', { name: 'Повторить' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
