import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { crossesRound, refusals } from '../JudgeScreen/fixtures.ts'
import { JudgeWaitingScreen } from './JudgeWaitingScreen.tsx'

/** Судья ждёт следующего тура. */
const meta = {
  title: 'Экраны/Рабочие места/JudgeWaitingScreen: ожидание',
  component: JudgeWaitingScreen,
  parameters: { isPage: true },
  args: {
    event: 'Кубок Паркета',
    who: 'Петров Сергей',
    letter: 'C',
    round: crossesRound,
    status: {
      tone: 'good',
      icon: 'check',
      fact: 'Устройство готово.',
      children: 'Сеть есть, экран не\u00A0погаснет',
    },
    battery: 84,
    refusals: [],
    onRefusalsRead: fn(),
    waitingLong: 0,
    onSave: fn(),
  },
} satisfies Meta<typeof JudgeWaitingScreen>

export default meta
type Story = StoryObj<typeof meta>

export const NextRound: Story = {
  name: 'Какой тур следующий',
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/^1\/4, 24\sучастника, 3\sзахода, 5\sтанцев, по\s12\sкрестов$/),
    ).toBeVisible()
  },
}
export const NextRoundOnALowPhone: Story = {
  name: 'Следующий тур на низком телефоне',
  globals: { viewport: { value: 'lowPhone', isRotated: false } },
}
export const NextRoundOnATablet: Story = {
  name: 'Следующий тур на планшете',
  globals: { viewport: { value: 'tallTablet', isRotated: false } },
}
export const Refused: Story = {
  name: 'Часть отметок не принята',
  args: { refusals },
  globals: { viewport: { value: 'lowPhone', isRotated: false } },
}
export const NoRound: Story = {
  name: 'Тура пока нет, связи нет',
  args: {
    round: null,
    battery: null,
    status: { tone: 'warning', icon: 'offline', fact: 'Нет сети.', children: 'Ждём связи' },
  },
}

/** The last round was not sent: it can be carried. */
export const WaitingLong: Story = {
  name: 'Прошлый тур не отправлен',
  args: {
    waitingLong: 12,
    status: {
      tone: 'warning',
      icon: 'offline',
      fact: 'Нет сети:',
      children: '12\u00A0отметок ждут',
    },
  },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Сохранить файл/ }))
    await expect(args.onSave).toHaveBeenCalledOnce()
  },
}
