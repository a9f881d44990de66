import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { failed, narrowest, page, phone } from '../../../../layouts/fixtures/page.tsx'
import { dayFrame } from '../../fixtures/day.ts'
import {
  ContestRoundsScreen,
  type HeatItem,
  type RoundItem,
  type RoundJudgeItem,
} from './ContestRoundsScreen.tsx'

function entry(start_number: number, name: string, own: Partial<HeatItem> = {}): HeatItem {
  return {
    registration_id: 900 + start_number,
    start_number,
    dancers: [name],
    city: 'Москва',
    is_late: false,
    ...own,
  }
}

const heats = [
  [entry(9, 'Орлова Мария'), entry(23, 'Сафина Юлия'), entry(46, 'Зайцева Ева')],
  [entry(52, 'Лебедева Дарья'), entry(61, 'Нестерова Ольга')],
]

const judges: readonly RoundJudgeItem[] = [
  ['A', 'Соколова Ирина'],
  ['B', 'Громов Илья'],
  ['C', 'Белова Ольга'],
  ['D', 'Валеев Тимур'],
  ['E', 'Мартынова Анна'],
].map(([letter = '', name = ''], at) => ({
  id: at + 1,
  letter,
  name,
  role: 'line',
  ties: letter === 'D' ? ['Клуб «Вега»: №\u00A012, 31'] : [],
}))

function round(own: Partial<RoundItem>): RoundItem {
  return {
    id: 1,
    role: null,
    index: 1,
    type: 'main',
    label: '1/2',
    status: 'drawn',
    advance: 3,
    dances: null,
    seed: 'c0ffee12',
    heats,
    pairs: [],
    conflicts: [],
    own_panel: false,
    seats: judges.slice(0, 3).map(({ id, name, letter, role }) => ({
      letter,
      role,
      judges: [{ judge_id: id, name }],
    })),
    marks_published: false,
    version: 1,
    ...own,
  }
}

const final = round({
  id: 2,
  index: 0,
  label: 'Финал',
  status: 'planned',
  advance: 0,
  seed: null,
  heats: [],
})
const draw = { text: '', label: null }
const ready = (rounds: readonly RoundItem[]) => ({ state: 'ready', rounds, draw }) as const

/** Туры и заходы номинации: жеребьёвка, перестановки, начало и конец тура. */
const meta = {
  ...page,
  parameters: { isPage: true },
  title: 'Экраны/Организатор/Туры/ContestRoundsScreen: туры и заходы',
  component: ContestRoundsScreen,
  args: {
    frame: dayFrame('Туры и заходы'),
    view: ready([round({}), final]),
    outcome: null,
    hidden: null,
    busyRoundId: null,
    onDraw: fn(),
    onStep: fn(),
    onMove: fn(),
    onArrangePairs: fn(),
    onLateEntry: fn(),
    onRenew: fn(),
    onPlan: fn(),
    onAddHope: fn(),
    onRedance: fn(),
    onRemove: fn(),
    judging: { scoring: 'skating', judges },
    onPanel: fn(),
    onPublishMarks: fn(),
    planning: null,
    late: null,
    reopening: null,
  },
} satisfies Meta<typeof ContestRoundsScreen>

export default meta
type Story = StoryObj<typeof meta>

/** A decision on a tie let four through where three were planned: as many as dance the final. */
export const MoreGoOn: Story = {
  name: 'Прошло больше, чем хотели',
  args: {
    view: ready([
      round({ status: 'judged', advance: 3 }),
      { ...final, status: 'drawn', heats: [heats.flat().slice(0, 4)] },
    ]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/5 участий, 2 захода, прошли 4/)).toBeVisible()
    await expect(canvas.queryByText(/проходят 3/)).toBeNull()
  },
}

/** Drawn: entries move by their lists of heats, by Alt with an arrow, by dragging. */
export const Drawn: Story = {
  name: 'Заходы составлены',
  play: async ({ args, canvas }) => {
    const choice = canvas.getByRole('combobox', { name: 'Заход для № 9' })
    await userEvent.selectOptions(choice, '2')
    await expect(args.onMove).toHaveBeenLastCalledWith(expect.anything(), 909, 1)
    choice.focus()
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}')
    await expect(args.onMove).toHaveBeenCalledTimes(2)
    await expect(canvas.getByText('№ 9: заход 2')).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Обновить состав' }))
    await expect(args.onRenew).toHaveBeenCalledTimes(1)
    await userEvent.click(canvas.getByRole('button', { name: 'Закрепить заходы' }))
    await expect(args.onStep).toHaveBeenCalledWith(expect.anything(), 'locked')
  },
}

const pair = (leader: number, follower: number, heat: number, scored = true) => ({
  leader_id: 900 + leader,
  follower_id: 900 + follower,
  heat,
  scored,
})

const finalOfPairs = round({
  index: 0,
  label: 'Финал',
  advance: 0,
  heats: [
    [
      entry(9, 'Орлов Марк'),
      entry(23, 'Сафина Юлия'),
      entry(46, 'Зайцев Егор'),
      entry(52, 'Лебедева Дарья'),
    ],
    [entry(61, 'Нестерова Ольга', { is_late: true }), entry(70, 'Фомин Пётр')],
  ],
  pairs: [pair(9, 23, 0), pair(46, 52, 0), pair(9, 61, 1, false)],
})

/** The final of a Jack & Jill: followers are exchanged and pairs move by lists, or by Alt with an arrow. */
export const Pairs: Story = {
  name: 'Пары составлены',
  args: { view: ready([finalOfPairs]) },
  play: async ({ args, canvas }) => {
    const partner = canvas.getAllByRole('combobox', { name: 'Ведомый для № 9' })[0]
    await userEvent.selectOptions(partner as HTMLElement, 'с № 52')
    await expect(args.onArrangePairs).toHaveBeenLastCalledWith(
      expect.anything(),
      [pair(9, 52, 0), pair(46, 23, 0), pair(9, 61, 1, false)],
      '№ 9: теперь с № 52.',
    )
    canvas.getByRole('combobox', { name: 'Заход для № 46 и № 52' }).focus()
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}')
    await expect(args.onArrangePairs).toHaveBeenLastCalledWith(
      expect.anything(),
      [pair(9, 23, 0), pair(46, 52, 1), pair(9, 61, 1, false)],
      '№ 46 и № 52: теперь заход 2.',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Засчитать № 9 этот выход' }))
    await expect(args.onArrangePairs).toHaveBeenLastCalledWith(
      expect.anything(),
      [pair(9, 23, 0, false), pair(46, 52, 0), pair(9, 61, 1, true)],
      '№ 9: в зачёт выход в заходе 2.',
    )
    await expect(canvas.getByText('Без пары: № 70 Фомин Пётр')).toBeInTheDocument()
  },
}

/** Once locked, who dances with whom stands. */
export const PairsLocked: Story = {
  name: 'Пары закреплены',
  args: { view: ready([{ ...finalOfPairs, status: 'locked' }]) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('combobox', { name: /Ведомый/ })).not.toBeInTheDocument()
    await expect(canvas.getByText(/№ 9 танцует ещё раз, в\s+зачёт только №\s+61/)).toBeVisible()
  },
}

/** Danced again by the same pairs: they change heats alone. */
export const PairsAgain: Story = {
  name: 'Те же пары ещё раз',
  args: { view: ready([{ ...finalOfPairs, type: 'redance' }]) },
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('combobox', { name: /Ведомый/ })).not.toBeInTheDocument()
    await expect(canvas.queryByRole('button', { name: /Засчитать/ })).not.toBeInTheDocument()
    const heat = canvas.getByRole('combobox', { name: 'Заход для № 46 и № 52' })
    await userEvent.selectOptions(heat, 'заход 2')
    await expect(args.onArrangePairs).toHaveBeenLastCalledWith(
      expect.anything(),
      [pair(9, 23, 0), pair(46, 52, 1), pair(9, 61, 1, false)],
      '№ 46 и № 52: теперь заход 2.',
    )
  },
}

export const PairsOnPhone: Story = {
  name: 'Пары на телефоне',
  globals: phone,
  args: { view: ready([finalOfPairs]) },
}

export const PairsNarrowest: Story = {
  name: 'Пары на самом узком экране',
  globals: narrowest,
  args: { view: ready([finalOfPairs]) },
}

/** Who goes on is announced; the marks of this round follow by a button of their own. */
export const Announced: Story = {
  name: 'Объявлено, кто проходит',
  args: { view: ready([round({ status: 'published' }), final]) },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Опубликовать оценки тура' }))
    await expect(args.onPublishMarks).toHaveBeenCalled()
  },
}

/** Both stand between the round they belong to and the next; without heats they are taken away again. */
export const ExtraRounds: Story = {
  name: 'Тур надежды и перетанцовка',
  args: {
    view: ready([
      round({ status: 'judged' }),
      round({ id: 3, type: 'redance', status: 'judged' }),
      round({ id: 4, type: 'hope', status: 'planned', advance: 2, seed: null, heats: [] }),
      final,
    ]),
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Перетанцовка 1/2' })).toBeVisible()
    const hope = within(canvas.getByRole('region', { name: 'Тур надежды 1/2' }))
    await userEvent.click(hope.getByRole('button', { name: 'Убрать тур' }))
    await expect(args.onRemove).toHaveBeenCalled()
  },
}

export const Conflicts: Story = {
  name: 'Накладки в заходах',
  args: {
    view: ready([
      round({ conflicts: [{ heat: 0, reason: 'Орлова Мария танцует в заходе дважды' }] }),
    ]),
  },
}

/** Fixed; who comes now is put into the smallest heat. */
export const Locked: Story = {
  name: 'Заходы закреплены',
  args: {
    view: ready([
      round({
        status: 'locked',
        heats: [
          heats[0] ?? [],
          [...(heats[1] ?? []), entry(77, 'Мельник Софья', { is_late: true })],
        ],
      }),
      final,
    ]),
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('combobox')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Опоздавший…' }))
    await expect(args.onLateEntry).toHaveBeenCalledOnce()
  },
}

export const Running: Story = {
  name: 'Тур идёт',
  args: { view: ready([round({ status: 'running' }), final]), busyRoundId: 1 },
}

/**
 * The later round can be drawn; the earlier one can be opened again, gets a hope round, or is danced again.
 */
export const Judged: Story = {
  name: 'Тур подсчитан',
  args: { view: ready([round({ status: 'judged' }), final]) },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Открыть тур снова' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Провести жеребьёвку' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Тур надежды…' }))
    await expect(args.onAddHope).toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Перетанцовка' }))
    await expect(args.onRedance).toHaveBeenCalled()
  },
}

export const Planning: Story = {
  name: 'План тура',
  args: {
    view: ready([round({ dances: ['Samba'] }), final]),
    planning: {
      label: '1/2',
      advance: 6,
      dances: ['Samba'],
      choices: ['Samba', 'Rumba'],
      isSending: false,
      reasons: [],
      onSubmit: fn(),
      onClose: fn(),
    },
  },
  play: async ({ args }) => {
    const dialog = within(document.body)
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Rumba' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Сохранить план' }))
    await expect(args.planning?.onSubmit).toHaveBeenCalledWith({
      advance: 6,
      dances: ['Samba', 'Rumba'],
    })
  },
}

export const NothingToPlan: Story = {
  name: 'План уже не изменить',
  args: {
    planning: {
      label: 'Финал',
      advance: null,
      dances: ['Oriental'],
      choices: ['Oriental'],
      isSending: false,
      reasons: ['Тур уже начался: его план больше не меняется.'],
      onSubmit: fn(),
      onClose: fn(),
    },
  },
}

export const ByRole: Story = {
  name: 'Ведущие и ведомые',
  args: {
    view: ready([round({ role: 'leader' }), round({ id: 3, role: 'follower', heats: [] }), final]),
  },
}

export const Late: Story = {
  name: 'Поставить опоздавшего',
  args: {
    late: {
      candidates: [
        { id: 5, title: '131. Гарипова Алсу', isWaiting: false },
        { id: 6, title: '140. Юсупова Лия', isWaiting: true },
      ],
      isSending: false,
      reasons: [],
      onAdd: fn(),
      onClose: fn(),
    },
  },
  play: async ({ args }) => {
    const dialog = within(document.body)
    await userEvent.selectOptions(dialog.getByLabelText('Кого поставить'), '5')
    await userEvent.click(dialog.getByRole('button', { name: 'Поставить в заход' }))
    await expect(args.late?.onAdd).toHaveBeenCalledWith(5, '')
    await userEvent.selectOptions(dialog.getByLabelText('Кого поставить'), '6')
    await userEvent.click(dialog.getByRole('button', { name: 'Поставить в заход' }))
    const reason = dialog.getByLabelText(/^Почему получает место/)
    await expect(reason).toHaveAccessibleDescription(/Укажите причину/)
    await userEvent.type(reason, 'Место освободилось')
    await userEvent.click(dialog.getByRole('button', { name: 'Поставить в заход' }))
    await expect(args.late?.onAdd).toHaveBeenLastCalledWith(6, 'Место освободилось')
  },
}

export const NobodyLate: Story = {
  name: 'Ставить некого',
  args: {
    late: {
      candidates: [],
      isSending: false,
      reasons: ['Этот участник уже стоит в заходе.'],
      onAdd: fn(),
      onClose: fn(),
    },
  },
}

export const Reopening: Story = {
  name: 'Открыть тур снова',
  args: {
    reopening: {
      title: 'Открыть тур снова?',
      confirmLabel: 'Открыть тур снова',
      reasonOf: null,
      text: 'Оценки этого и следующих туров остаются.',
      onConfirm: fn(),
      onCancel: fn(),
    },
  },
  play: async ({ args }) => {
    const dialog = within(document.body)
    await userEvent.click(dialog.getByRole('button', { name: 'Открыть тур снова' }))
    await expect(args.reopening?.onConfirm).toHaveBeenCalledWith('')
  },
}

export const NoRounds: Story = {
  name: 'Туров ещё нет',
  args: {
    view: {
      state: 'ready',
      rounds: [],
      draw: {
        text: 'План туров следует из числа участий.',
        label: 'Составить туры и провести жеребьёвку',
      },
    },
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Составить туры/ }))
    await expect(args.onDraw).toHaveBeenCalledOnce()
  },
}

export const Refused: Story = {
  name: 'Не вышло',
  args: {
    outcome: {
      state: 'refused',
      title: 'Не получилось',
      reasons: ['Samba, судья A: оценки не введены'],
    },
  },
}

export const Loading: Story = { name: 'Загрузка', args: { view: { state: 'loading' } } }

export const Failed: Story = {
  name: 'Не загрузилось',
  args: { view: { ...failed, onRetry: fn() } },
}

export const NoRight: Story = { name: 'Нет права', args: { view: { state: 'noRight' } } }

export const Phone: Story = { name: 'На телефоне', globals: phone }

export const Narrowest: Story = { name: 'На самом узком экране', globals: narrowest }

/** Who goes on is about to be public: it is said how many names stay hidden. */
export const NamesHidden: Story = {
  name: 'Часть имён скрыта',
  args: {
    view: ready([round({ status: 'judged' }), final]),
    hidden: { names: 22, onAsk: fn(), dialog: null },
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/^22\sимени скрыто/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Попросить' }))
    await expect(args.hidden?.onAsk).toHaveBeenCalledOnce()
  },
}

/** Before a round is judged nothing is made public. */
export const NothingToPublish: Story = {
  name: 'Публиковать рано',
  args: { hidden: { names: 22, onAsk: fn(), dialog: null } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Попросить' })).toBeNull()
  },
}

/** The final is judged by others than the semi-final; an even number of them is warned of. */
export const JudgesOfARound: Story = {
  name: 'Судьи тура',
  args: { view: ready([round({ status: 'judged' }), final]) },
  play: async ({ args, canvas }) => {
    const section = within(canvas.getByRole('region', { name: 'Финал' }))
    await userEvent.click(section.getByText('Судьи этого тура: A–C (как у номинации)'))
    await expect(section.getByRole('button', { name: 'Сохранить судей тура' })).toBeDisabled()
    await userEvent.click(section.getByLabelText('Свои'))
    await userEvent.click(section.getByLabelText('D Валеев Тимур'))
    await expect(section.getByText('Чётное число судей')).toBeVisible()
    await expect(section.getByText(/^D\. Клуб «Вега»/)).toBeVisible()
    await userEvent.click(section.getByLabelText('E Мартынова Анна'))
    await expect(section.queryByText('Чётное число судей')).toBeNull()
    await userEvent.click(section.getByRole('button', { name: 'Сохранить судей тура' }))
    await expect(args.onPanel).toHaveBeenCalledWith(
      expect.objectContaining({ index: 0 }),
      [1, 2, 3, 4, 5],
    )
  },
}

/** The final has judges of its own; whoever may not change them reads who they are. */
export const OwnJudges: Story = {
  name: 'У финала своя бригада',
  args: {
    view: ready([round({ status: 'judged' }), { ...final, own_panel: true }]),
    judging: null,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Судьи этого тура: A–C')).toBeVisible()
  },
}
