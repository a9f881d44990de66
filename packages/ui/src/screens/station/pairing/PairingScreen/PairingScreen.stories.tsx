import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { PairingScreen } from './PairingScreen.tsx'
import type { PairingView, ShownStation } from './pairingView.ts'

const station: ShownStation = {
  kind: 'judge',
  letter: 'C',
  label: '',
  who: 'Петров Сергей',
  event: 'Кубок Паркета',
  isTaken: false,
  hasPin: false,
}
const view: PairingView = {
  step: 'code',
  isBusy: false,
  team: 'Паркет',
  code: '',
  station: null,
  problem: null,
  isSafariOfApple: false,
}

/** Подключение устройства: код, «Это вы?», ответ организатора. */
const meta = {
  title: 'Экраны/Рабочие места/PairingScreen: подключение',
  component: PairingScreen,
  parameters: { isPage: true },
  args: {
    view,
    actions: { onCode: fn(), onConfirm: fn(), onRefuse: fn(), onPin: fn() },
  },
} satisfies Meta<typeof PairingScreen>

export default meta
type Story = StoryObj<typeof meta>

const lowPhone = { viewport: { value: 'lowPhone', isRotated: false } }
const tallTablet = { viewport: { value: 'tallTablet', isRotated: false } }

export const Code: Story = {
  name: 'Ввод кода',
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Код станции' }), 'k7mr 4tx')
    await expect(args.actions.onCode).not.toHaveBeenCalled()
    await userEvent.type(canvas.getByRole('textbox', { name: 'Код станции' }), 'q')
    await expect(args.actions.onCode).toHaveBeenCalledWith('K7MR4TXQ')
  },
}
export const CodeOnATablet: Story = { name: 'Ввод кода на планшете', globals: tallTablet }
export const Checking: Story = {
  name: 'Код проверяется',
  args: { view: { ...view, code: 'K7MR4TXQ', isBusy: true } },
}

const wrong = {
  ...view,
  code: 'K7MR4TXQ',
  problem: 'Код не подошёл. Проверьте его или попросите новый: код действует 10 минут.',
}
export const WrongCode: Story = {
  name: 'Код не подошёл',
  args: { view: wrong },
  play: async ({ canvas, userEvent }) => {
    const code = canvas.getByRole('textbox', { name: 'Код станции' })
    await expect(code).toBeInvalid()
    await userEvent.click(canvas.getByRole('button', { name: 'Ввести другой' }))
    await expect(code).toHaveValue('')
    await expect(code).toHaveFocus()
    await expect(code).toBeValid()
  },
}
export const WrongCodeOnALowPhone: Story = {
  name: 'Код не подошёл, на низком телефоне',
  args: { view: wrong },
  globals: lowPhone,
}

export const Confirm: Story = {
  name: '«Это вы?»',
  args: { view: { ...view, step: 'confirm', station } },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Да, это я' }))
    await expect(args.actions.onConfirm).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: /^Нет, это не\sя$/ }))
    await expect(args.actions.onRefuse).toHaveBeenCalledOnce()
  },
}
export const ConfirmOnATablet: Story = {
  ...Confirm,
  name: '«Это вы?» на планшете',
  globals: tallTablet,
}
/** A home-screen app of an iPhone keeps its storage apart from Safari's. */
export const ConfirmInSafari: Story = {
  name: '«Это вы?»: сначала на экран «Домой»',
  args: { view: { ...view, step: 'confirm', station, isSafariOfApple: true } },
  globals: lowPhone,
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/^Добавьте страницу на\sэкран «Домой» до\sподключения/),
    ).toBeVisible()
  },
}
export const CodeInSafari: Story = {
  name: 'Ввод кода: сначала на экран «Домой»',
  args: { view: { ...view, isSafariOfApple: true } },
}
export const Pairing: Story = {
  name: 'Подключается',
  args: { view: { ...view, step: 'confirm', station, isBusy: true } },
}
export const NoAnswer: Story = {
  name: 'Сервер не ответил',
  args: {
    view: {
      ...view,
      step: 'confirm',
      station,
      problem: 'Нет связи с сервером. Попробуйте ещё раз.',
    },
  },
}
export const TakenByAnother: Story = {
  name: 'Место занято другим устройством',
  args: { view: { ...view, step: 'confirm', station: { ...station, isTaken: true } } },
}
export const TakenByAnotherOnALowPhone: Story = {
  ...TakenByAnother,
  name: 'Место занято, на низком телефоне',
  globals: lowPhone,
}
export const OtherJob: Story = {
  name: 'Рабочее место счётной',
  args: {
    view: {
      ...view,
      step: 'confirm',
      station: { ...station, kind: 'tally', letter: null, label: 'Стол 1', who: 'Инна Савич' },
    },
  },
}
export const Waiting: Story = {
  name: 'Ждёт ответа организатора',
  args: { view: { ...view, step: 'waiting', station: { ...station, isTaken: true } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/на\sстранице «Станции»/)).toBeVisible()
  },
}

const chief = { ...station, kind: 'chief' as const, letter: null }
export const FirstPin: Story = {
  name: 'Главный судья придумывает PIN',
  args: { view: { ...view, step: 'pin', station: chief } },
}
export const PinAgain: Story = {
  name: 'PIN не подошёл',
  args: {
    view: {
      ...view,
      step: 'pin',
      station: { ...chief, hasPin: true },
      problem: 'PIN не подошёл',
    },
  },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('PIN'), '12а3')
    await expect(canvas.getByRole('button', { name: 'Подключить' })).toBeDisabled()
    await userEvent.type(canvas.getByLabelText('PIN'), '4{Enter}')
    await expect(args.actions.onPin).toHaveBeenCalledWith('1234')
  },
}
