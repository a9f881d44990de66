import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { narrowest } from '../fixtures/page.tsx'
import { bottomNotice } from '../../theme/scale.ts'
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
  title: 'Макеты/OfflineNotice: нет связи',
  component: OfflineNotice,
  parameters: { isPage: true },
  args: { isOffline: true },
} satisfies Meta<typeof OfflineNotice>

export default meta
type Story = StoryObj<typeof meta>

export const Offline: Story = {
  name: 'Связи нет, введённое ждёт',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      /^Нет связи с\sсервером. Введённое остаётся/,
    )
  },
}

export const NothingToSend: Story = {
  name: 'Связи нет, отправлять нечего',
  args: { isReadOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/успело прийти/)
    await expect(canvas.getByRole('status')).not.toHaveTextContent(/Введённое/)
  },
}

/** Three lines, and more of a larger type: what sticks to the bottom keeps above all of them. */
export const Narrowest: Story = {
  name: 'Три строки на самом узком экране',
  globals: narrowest,
  play: async ({ canvas, canvasElement }) => {
    const root = canvasElement.ownerDocument.documentElement
    const kept = () => root.style.getPropertyValue(bottomNotice)
    const { offsetHeight: usual } = canvas.getByRole('status')
    await waitFor(() => expect(kept()).toBe(`${usual}px`))
    root.style.fontSize = '200%'
    await waitFor(() => expect(kept()).not.toBe(`${usual}px`))
    await expect(kept()).toBe(`${canvas.getByRole('status').offsetHeight}px`)
    root.style.fontSize = ''
    await waitFor(() => expect(kept()).toBe(`${usual}px`))
  },
}

export const Online: Story = {
  name: 'Связь есть: полосы нет',
  args: { isOffline: false },
  play: async ({ canvas, canvasElement }) => {
    const { style } = canvasElement.ownerDocument.documentElement
    await expect(style.getPropertyValue(bottomNotice)).toBe('')
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
}
