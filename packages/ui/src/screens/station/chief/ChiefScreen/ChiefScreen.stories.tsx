import { markedRows } from '@parket/domain/marks/markedRows'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import {
  calmBoard,
  chiefHead,
  emptyBoard,
  fullBoard,
  quarterFinal,
  readyFinal,
} from '../../staff/fixtures.ts'
import { ChiefScreen, type ChiefPanel, type ChiefView } from './ChiefScreen.tsx'

const view: ChiefView = {
  head: chiefHead,
  board: fullBoard,
  panel: null,
  unsent: { state: 'none' },
  emergency: { madeAt: '2027-02-20T11:20:00Z', isStored: true },
  timeZone: 'Europe/Moscow',
  busy: null,
  outcome: null,
}
const withPanel = (panel: ChiefPanel) => ({ view: { ...view, panel } })

/** Главный судья в день турнира: кто чего ждёт, решения, закрытие туров. */
const meta = {
  title: 'Экраны/Рабочие места/ChiefScreen: главный судья',
  component: ChiefScreen,
  parameters: { isPage: true },
  args: {
    view,
    actions: {
      onCount: fn(),
      onReopen: fn(),
      onAnnounce: fn(),
      onDecide: fn(),
      onExtra: fn(),
      onSaveEmergency: fn(),
      onTask: fn(),
      onUnsentFile: fn(),
      onPlaces: fn(),
      onSheets: fn(),
    },
  },
} satisfies Meta<typeof ChiefScreen>

export default meta
type Story = StoryObj<typeof meta>

const phone = { viewport: { value: 'phone', isRotated: false } }
const tallTablet = { viewport: { value: 'tallTablet', isRotated: false } }
const wideTablet = { viewport: { value: 'wideTablet', isRotated: false } }

export const Hall: Story = { name: 'Зал: кто чего ждёт' }
export const HallOnATallTablet: Story = { name: 'Зал на планшете вертикально', globals: tallTablet }
export const HallOnAWideTablet: Story = {
  name: 'Зал на планшете горизонтально',
  globals: wideTablet,
}
export const HallOnAPhone: Story = { name: 'Зал на телефоне', globals: phone }
export const Loading: Story = { name: 'Загрузка', args: { view: { ...view, board: null } } }
export const NobodyDances: Story = {
  name: 'Никто не танцует',
  args: { view: { ...view, board: emptyBoard } },
}
export const Offline: Story = {
  name: 'Нет связи',
  args: { view: { ...view, head: { ...chiefHead, isOffline: true, delay: null } } },
}
export const StepRefused: Story = {
  name: 'Тур закрыть не вышло',
  args: {
    view: {
      ...view,
      outcome: {
        state: 'refused',
        title: '42. Стандарт, взрослые, 1/4: не получилось',
        reasons: ['Танго, судья E: оценки не введены'],
      },
    },
  },
}

/** A closed «Закрыть тур» says why by the title; what waits is named, nothing is chosen. */
export const WhatWaitsIsSaid: Story = {
  name: 'Закрыть нельзя: чего ждут',
  play: async ({ canvas, args, userEvent }) => {
    const floor = canvas.getByRole('region', { name: /42\.\sСтандарт, взрослые/ })
    await expect(floor).toHaveTextContent(/ждём A, C, D и\sE/)
    const close = canvas.getAllByRole('button', { name: 'Закрыть тур' })[0]
    await expect(close).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: /^Решить, кто проходит….*Юниоры/ }))
    await expect(args.actions.onTask).toHaveBeenCalledWith(expect.objectContaining({ kind: 'tie' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Утвердить 40' }))
    await expect(args.actions.onPlaces).toHaveBeenCalled()
  },
}

export const CanBeClosed: Story = {
  name: 'Тур можно закрыть',
  args: { view: { ...view, board: calmBoard } },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Закрыть тур' }))
    await expect(args.actions.onCount).toHaveBeenCalledWith(readyFinal)
    await userEvent.click(canvas.getByRole('button', { name: 'Заменить судью…' }))
    await expect(args.actions.onDecide).toHaveBeenCalledWith(readyFinal, 'seat')
  },
}

export const CountedRounds: Story = {
  name: 'Подсчитано: объявить, кто проходит',
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Объявить, кто проходит.*Дуэты/ }))
    await expect(args.actions.onAnnounce).toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: /^Открыть снова.*Дуэты/ }))
    await expect(args.actions.onReopen).toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: /^Перетанцовка, тур.*Дуэты/ }))
    await expect(args.actions.onExtra).toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: /^Листы и\sрешения.*Дуэты/ }))
    await expect(args.actions.onSheets).toHaveBeenCalled()
  },
}

const entries = [33, 58].map((start_number, at) => ({
  registration_id: 900 + at,
  start_number,
  heat: 1,
  dancers: [at === 0 ? 'Рогов Пётр' : 'Ким Анна'],
  status: 'danced' as const,
  reason: '',
}))
const form = {
  kind: 'cut' as const,
  entries: markedRows(entries, []),
  tied: [900, 901],
  dances: ['Танго', 'Вальс'],
  letters: ['A', 'B'],
  evenPanel: null,
  judges: [{ id: 12, name: 'Громов Пётр' }],
  isSending: false,
  reasons: [],
  onSubmit: fn(),
  onClose: fn(),
}

export const LoadingADecision: Story = {
  name: 'Решение загружается',
  args: withPanel({ kind: 'loading' }),
}
export const DecidingATie: Story = {
  name: 'Кто проходит при равенстве',
  args: withPanel({ kind: 'decision', round: quarterFinal, form }),
  play: async ({ canvas, userEvent }) => {
    const slide = canvas.getByRole('button', { name: 'Записать решение' })
    slide.focus()
    await userEvent.keyboard('{Enter}')
    await expect(form.onSubmit).not.toHaveBeenCalled()
    await expect(canvas.getByText('Выберите, кто проходит')).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: 'Никто из них' }))
    await userEvent.type(canvas.getByRole('textbox', { name: /^Почему/ }), 'Пары равны')
    slide.focus()
    await userEvent.keyboard('{Enter}')
    await expect(form.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ choice: 'none', reason: 'Пары равны' }),
    )
  },
}
export const RepeatingADance: Story = {
  name: 'Повтор танца',
  args: withPanel({ kind: 'decision', round: quarterFinal, form: { ...form, kind: 'attempt' } }),
}
export const DecisionRefused: Story = {
  name: 'Решение не принято',
  args: withPanel({
    kind: 'decision',
    round: quarterFinal,
    form: { ...form, kind: 'exit', reasons: ['Тур уже подсчитан'], isSending: true },
  }),
}
export const DecidingOnAPhone: Story = {
  ...RepeatingADance,
  name: 'Решение на телефоне',
  globals: phone,
}

const late = {
  kind: 'late' as const,
  title: '40. Дети, Финал',
  markKind: 'skating' as const,
  items: [
    {
      n: 14,
      at: '2027-02-20T11:03:00Z',
      who: 'Асатиани Нана',
      dance: 'Квикстеп',
      letter: 'E',
      text: 'Тур уже подсчитан',
      effect: 'correction' as const,
      changes: [
        { start_number: 21, from: [2], to: [1] },
        { start_number: 15, from: null, to: [2] },
      ],
      refused: [],
    },
    {
      n: 15,
      at: '2027-02-20T11:04:00Z',
      who: 'Асатиани Нана',
      dance: 'Квикстеп',
      letter: 'E',
      text: 'Этот лист уже введён дважды с бумаги',
      effect: 'waits' as const,
      changes: [],
      refused: [],
    },
    {
      n: 16,
      at: '2027-02-20T11:05:00Z',
      who: 'Петров Сергей',
      dance: 'Квикстеп',
      letter: 'C',
      text: 'Такого номера в туре нет',
      effect: 'refused' as const,
      changes: [],
      refused: [{ start_number: 84, values: [3] }],
    },
  ],
  timeZone: 'Europe/Moscow',
  isSending: false,
  reasons: [],
  onDecide: fn(),
  onClose: fn(),
}

/** Late marks are applied or dismissed by a person with a reason, never by themselves. */
export const LateMarks: Story = {
  name: 'Поздние оценки ждут решения',
  args: withPanel(late),
  play: async ({ canvas, userEvent }) => {
    const apply = canvas.getAllByRole('button', { name: 'Учесть' })[0]
    if (!apply) throw new Error('Nothing is late')
    await expect(canvas.getByText(/21: было 2, станет 1/)).toBeVisible()
    await expect(canvas.getByText(/84: 3, не\sпринято/)).toBeVisible()
    // The second ones wait for the two entries of the paper, the third were refused.
    await expect(canvas.getAllByRole('button', { name: 'Учесть' })).toHaveLength(1)
    await userEvent.click(apply)
    await expect(late.onDecide).not.toHaveBeenCalled()
    const [reason] = canvas.getAllByRole('textbox', { name: /^Почему/ })
    if (!reason) throw new Error('No reason is asked for')
    await userEvent.type(reason, 'Подтвердил судья')
    await userEvent.click(apply)
    await expect(late.onDecide).toHaveBeenCalledWith(14, true, 'Подтвердил судья')
  },
}
export const LateMarksLoading: Story = {
  name: 'Поздние оценки загружаются',
  args: withPanel({ ...late, items: null }),
}
export const NoLateMarks: Story = {
  name: 'Поздних оценок не осталось',
  args: withPanel({ ...late, items: [], reasons: ['Решение уже принято'] }),
}

const extra = {
  kind: 'extra' as const,
  round: { ...quarterFinal, status: 'judged' as const },
  isSending: false,
  reasons: [],
  onSubmit: fn(),
  onClose: fn(),
}
export const AddingARound: Story = {
  name: 'Добавить тур',
  args: withPanel(extra),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Сколько пройдёт?')).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: /^Сколько пройдёт/ }), '4')
    const slide = canvas.getByRole('button', { name: 'Назначить' })
    slide.focus()
    await userEvent.keyboard('{Enter}')
    await expect(extra.onSubmit).toHaveBeenCalledWith('hope', 4)
    await userEvent.click(canvas.getByRole('radio', { name: 'Перетанцовка' }))
    await expect(canvas.getByText(/Танцуют все снова/)).toBeVisible()
  },
}
export const RedanceOfAFinal: Story = {
  name: 'Перетанцовка финала',
  args: withPanel({ ...extra, round: { ...extra.round, index: 0, label: 'Финал' } }),
}
