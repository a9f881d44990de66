import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { narrowest, page, phone } from '../../../layouts/fixtures/page.tsx'
import { SelfCheckScreen, type SelfCheck } from './SelfCheckScreen.tsx'

const good: SelfCheck[] = [
  { id: 'version', title: 'Версия', state: 'good', text: '0.1.0' },
  { id: 'api', title: 'Сервер', state: 'good', text: 'Отвечает за 48\u00A0мс' },
  {
    id: 'clock',
    title: 'Часы',
    state: 'good',
    text: 'Расходятся с сервером меньше чем на секунду',
  },
  { id: 'storage', title: 'Хранилище', state: 'good', text: 'Доступно' },
  { id: 'tenant', title: 'Команда', state: 'good', text: 'Паркет, основная' },
  {
    id: 'browser',
    title: 'Браузер',
    state: 'good',
    text: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/153.0.0.0 · ru-RU · Europe/Moscow · 1280×900',
  },
]

const bad: SelfCheck[] = good.map((check) => {
  if (check.id === 'api') {
    return Object.assign({}, check, {
      state: 'bad',
      text: 'Нет связи с сервером. Проверьте подключение и повторите.',
    })
  }
  if (check.id !== 'version') return check
  return Object.assign({}, check, {
    state: 'doubtful',
    text: 'Страница 0.1.0, сервер 0.2.0: обновите страницу',
  })
})

/** Проверка связи и устройства: что работает и что сказать организаторам. */
const meta = {
  ...page,
  parameters: { isPage: true },
  title: 'Экраны/Состояния/SelfCheckScreen: самопроверка',
  component: SelfCheckScreen,
  args: { checks: good, onRepeat: fn(), onCopy: fn() },
} satisfies Meta<typeof SelfCheckScreen>

export default meta
type Story = StoryObj<typeof meta>

export const AllGood: Story = {
  name: 'Всё работает',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Всё работает.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Проверить ещё раз' }))
    await expect(args.onRepeat).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Скопировать отчёт' }))
    await expect(args.onCopy).toHaveBeenCalledOnce()
  },
}

export const Troubles: Story = { name: 'Есть неполадки', args: { checks: bad } }

export const Remarks: Story = {
  name: 'Есть замечания',
  args: { checks: bad.map((check) => (check.state === 'bad' ? (good[1] ?? check) : check)) },
}

export const Running: Story = {
  name: 'Проверяется',
  args: {
    checks: good.map((check) => Object.assign({}, check, { state: 'running', text: '' })),
  },
}

export const Copied: Story = { name: 'Отчёт скопирован', args: { isCopied: true } }

export const Phone: Story = { name: 'На телефоне', args: Troubles.args, globals: phone }

export const Narrowest: Story = {
  name: 'На самом узком экране',
  args: Troubles.args,
  globals: narrowest,
}
