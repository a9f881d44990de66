import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { OfflineNotice } from './OfflineNotice.tsx'

/**
 * Полоса «нет связи» и живая область, которая её зачитывает.
 *
 * **Когда применять:** один раз на сайт, над содержимым, всегда на странице: пустая, она только
 * слушает.
 *
 * **Когда нет:** не удался один запрос: `ErrorState` на месте данных или `Toast`; сервер отвечает,
 * но отказывает: это ошибка, а не отсутствие связи.
 */
const meta = {
  title: 'Макеты/OfflineNotice',
  component: OfflineNotice,
  parameters: { isPage: true },
  args: { isOffline: true },
} satisfies Meta<typeof OfflineNotice>

export default meta
type Story = StoryObj<typeof meta>

export const Offline: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Нет связи с сервером')
  },
}

export const Online: Story = {
  args: { isOffline: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
}
