import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within, waitFor } from 'storybook/test'
import { contestFields, type ContestFields } from '@parket/domain/contest/fields'
import { initialValues } from '@parket/domain/fields/field'
import { ContestRecord, type ContestRecordProps } from '../ContestRecord/ContestRecord.tsx'
import { desktop, failed, narrowest, page, phone } from '../../../../layouts/fixtures/page.tsx'
import { cup, cupContests, duet, packet } from '../../../fixtures/cup.ts'
import { ContestListScreen, type AdminContest } from './ContestListScreen.tsx'
import type { ContestListScreenProps } from './contestData.ts'

const fields = initialValues(contestFields)
const contests = cupContests.map((contest): AdminContest =>
  Object.assign({}, fields, { dances: ['Oriental'] }, contest, {
    status: contest.status as AdminContest['status'],
  }),
)

const values: ContestFields = { ...fields, ...duet, dances: ['Oriental'] }
const form = {
  values,
  errors: {},
  message: null,
  refusals: 0,
  isSending: false,
  onChange: fn(),
  onSubmit: fn(),
}
const words = { sections: ['Folk', 'Oriental'], levels: ['Дебют'], dances: ['Oriental'] }
const recordProps: ContestRecordProps = {
  contest: duet,
  form,
  choices: contests.slice(1, 5).map(({ group_num, group_name }) => ({
    group_num,
    title: `${group_num}. ${group_name}`,
  })),
  words,
  isChanged: false,
  savedAt: '14:32',
  changes: [],
  onUndo: fn(),
  onLeaveField: fn(),
  today: 100,
  conflicts: [],
  onResolve: fn(),
  onClose: fn(),
  onDelete: fn(),
  rounds: [],
  isFinishing: false,
  judges: null,
  links: {
    day: '#day',
    registrations: '#entries',
    history: '#history',
    rounds: '#rounds',
    judges: '#judges',
  },
}
const ladder: ContestRecordProps['rounds'] = [
  { ...round(2, 22, 12), name: '1/4', heats: 2, time: '11:20' },
  { ...round(1, 12, 6), name: '1/2', time: '13:25' },
  { ...round(0, 6, 0), name: 'Финал', marks: 'skating' },
]
const judges = ['Рябова', 'Валеев', 'Штерн', 'Громов', 'Асатиани'].map((name, index) => ({
  id: index,
  letter: String.fromCodePoint(65 + index),
  name,
}))

function round(
  roundIndex: number,
  entries: number,
  advance: number,
): ContestRecordProps['rounds'][number] {
  return {
    key: String(roundIndex),
    name: '',
    roundIndex,
    entries,
    heats: 1,
    advance,
    marks: 'crosses',
    status: null,
    time: null,
    href: '#session',
    judges: [],
    acts: null,
  }
}
const recordOf = (props: Partial<ContestRecordProps>, id: string | null = duet.id) => ({
  id,
  pane: <ContestRecord {...recordProps} {...props} />,
})
const noMore: Pick<ContestListScreenProps, 'record' | 'grid' | 'importing' | 'order' | 'outcome'> =
  {
    record: null,
    grid: null,
    importing: null,
    order: null,
    outcome: null,
  }

/** Номинации турнира: отбор, порядок, статусы многих сразу и запись рядом со списком. */
const meta = {
  ...page,
  parameters: { isPage: true },
  title: 'Экраны/Организатор/Номинации/ContestListScreen: номинации',
  component: ContestListScreen,
  args: {
    view: { state: 'ready', contests, total: contests.length },
    event: cup,
    tabs: [
      { href: '#edit', label: 'Настройка', isCurrent: false },
      { href: '#groups', label: 'Номинации', isCurrent: true },
    ],
    query: { q: '', section: '', status: '', attention: '' },
    onQueryChange: fn(),
    sections: ['Folk', 'Oriental', 'Show'],
    counts: { all: 12, attention: 2, open: 8, running: 1, judged: 0 },
    selection: { value: [], onChange: fn() },
    onCreate: fn(),
    onGrid: fn(),
    onImport: fn(),
    onExport: fn(),
    onOrder: fn(),
    onStatus: fn(),
    onMassEdit: fn(),
    onPacket: fn(),
    onDelete: fn(),
    panels: new Map<string, readonly string[]>([
      [duet.id, ['A', 'B', 'C', 'D', 'E']],
      ...contests.slice(0, 4).map(({ id }) => [id, ['A', 'C', 'E']] as const),
    ]),
    money: { paid: 18_640_000, charged: 25_780_000 },
    ...noMore,
    account: { isLoggedIn: true, onLogin: fn() },
    links: {
      home: '#home',
      contest: (n) => `#contest-${n}`,
      registrations: (n) => `#registrations-${n}`,
      judges: '#judges',
      payments: '#payments',
    },
  },
} satisfies Meta<typeof ContestListScreen>

export default meta
type Story = StoryObj<typeof meta>

export const List: Story = {
  name: 'Список номинаций',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ещё фильтры' }))
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Секция' }), 'Folk')
    await expect(args.onQueryChange).toHaveBeenCalledWith({ section: 'Folk' })
    await userEvent.click(canvas.getByRole('button', { name: 'С вопросами 2' }))
    await expect(args.onQueryChange).toHaveBeenCalledWith({ status: '', attention: 'yes' })
    await userEvent.click(canvas.getByRole('button', { name: 'Приём заявок 8' }))
    await expect(args.onQueryChange).toHaveBeenCalledWith({ status: 'open', attention: '' })
    await expect(canvas.queryByRole('button', { name: /^Подсчитано/ })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Номинация' }))
    await expect(args.onCreate).toHaveBeenCalledOnce()
  },
}

export const Drafts: Story = {
  name: 'Черновики: приём ещё не открыт',
  args: {
    view: {
      state: 'ready',
      contests: contests.map((one) => Object.assign({}, one, { status: 'draft' })),
      total: contests.length,
    },
    counts: { all: contests.length, attention: 0, open: 0, running: 0, judged: 0 },
  },
}
/** Everything that is done with the list as a whole. */
export const WholeList: Story = {
  name: 'Действия со всем списком',
  play: async ({ args, canvas }) => {
    const choose = async (name: string) => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Ещё' }, { timeout: 5000 }))
      await userEvent.click(within(document.body).getByRole('menuitem', { name }))
    }
    await choose('Загрузить таблицу…')
    await expect(args.onImport).toHaveBeenCalledOnce()
    await choose('Порядок и номера…')
    await expect(args.onOrder).toHaveBeenCalledOnce()
    await choose('Выгрузить в CSV')
    await expect(args.onExport).toHaveBeenCalledWith('csv')
  },
}

export const Selected: Story = {
  name: 'Номинации выбраны',
  globals: desktop,
  args: { selection: { value: [duet.id, packet.id], onChange: fn() } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Закрыть приём' }))
    await expect(args.onStatus).toHaveBeenCalledWith(
      expect.arrayContaining([expect.objectContaining({ id: duet.id })]) as AdminContest[],
      'closed',
    )
    const choose = async (name: string) => {
      const more = await canvas.findByRole(
        'button',
        { name: 'Ещё с выбранными' },
        { timeout: 5000 },
      )
      await userEvent.click(more)
      await userEvent.click(within(document.body).getByRole('menuitem', { name }))
    }
    await choose('Вернуть в черновики')
    await expect(args.onStatus).toHaveBeenLastCalledWith(expect.anything(), 'draft')
    await choose('Отменить')
    await expect(args.onStatus).toHaveBeenLastCalledWith(expect.anything(), 'cancelled')
    await choose('Собрать пакет…')
    await expect(args.onPacket).toHaveBeenCalledOnce()
    await choose('Удалить')
    await expect(args.onDelete).toHaveBeenCalledOnce()
  },
}

/** With its rounds as they follow from the entries, and its judges. */
export const Open: Story = {
  name: 'Открыта запись',
  args: { record: recordOf({ rounds: ladder, judges }) },
  play: async ({ canvas }) => {
    const rounds = await canvas.findByRole('region', { name: 'Туры' }, { timeout: 5000 })
    const [first] = within(rounds).getAllByRole('listitem')
    await expect(first).toHaveTextContent('1/42 захода, кресты, проходят 12')
    await expect(within(rounds).getByRole('link', { name: '13:25' })).toBeVisible()
    await expect(canvas.getByRole('region', { name: 'Судьи' })).toHaveTextContent('AРябова')
    await expect(canvas.getByText('Сохранено 14:32')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^(?:Закрыть номинацию|К\sсписку)$/ }))
    await expect(recordProps.onClose).toHaveBeenCalledOnce()
  },
}

export const Creating: Story = {
  name: 'Новая номинация',
  args: {
    record: recordOf(
      {
        contest: null,
        savedAt: null,
        onDelete: null,
        form: { ...form, values: { ...fields, group_num: 82 } },
      },
      null,
    ),
  },
}

export const CreatingRefused: Story = {
  name: 'Новая: ошибки у полей',
  args: {
    record: recordOf(
      {
        contest: null,
        savedAt: null,
        onDelete: null,
        form: {
          ...form,
          values: { ...fields, group_num: 82 },
          refusals: 1,
          errors: {
            group_name: ['Заполните поле'],
            dances: ['Укажите хотя бы один танец'],
            max_age: ['Начало больше конца'],
          },
        },
      },
      null,
    ),
  },
}

/** Points ask for criteria, and may have degrees. */
export const ByPoints: Story = {
  name: 'Баллы: критерии и степени',
  args: {
    record: recordOf({
      form: {
        ...form,
        values: {
          ...values,
          scoring: 'points',
          criteria: [
            { name: 'Техника', max: 100 },
            { name: 'Образ', max: 55 },
          ],
          degrees: [{ title: 'Лауреат I степени', from_percent: 90 }],
        },
      },
    }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Убрать: критерий 2' }))
    await expect(form.onChange).toHaveBeenLastCalledWith({
      criteria: [{ name: 'Техника', max: 100 }],
    })
    await userEvent.click(canvas.getByRole('button', { name: 'Степень' }))
    await expect(form.onChange).toHaveBeenLastCalledWith({
      degrees: [
        { title: 'Лауреат I степени', from_percent: 90 },
        { title: '', from_percent: Number.NaN },
      ],
    })
  },
}

/** What settles a tie of Jack & Jill is a setting. */
export const ByRelativePlacement: Story = {
  name: 'Относительные места: как решать ничью',
  args: {
    record: recordOf({ form: { ...form, values: { ...values, scoring: 'relative-placement' } } }),
  },
}

export const PacketOpen: Story = {
  name: 'Открыт пакет',
  args: {
    record: recordOf(
      {
        contest: packet,
        form: { ...form, values: { ...fields, ...packet, dances: ['Oriental'] } },
      },
      packet.id,
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: /^10\./ }))
    await expect(form.onChange).toHaveBeenLastCalledWith({
      packet: { groupNums: [11, 12, 13, 10], min: 2, max: 3 },
    })
  },
}

/** Two organisers changed one field: nobody's text is lost. */
export const Conflict: Story = {
  name: 'Двое изменили одно поле',
  args: {
    record: recordOf({
      isChanged: true,
      conflicts: [
        { field: 'group_name', mine: 'Дуэты', theirs: 'Дуэты, дети' },
        { field: 'price', mine: 120_000, theirs: 150_050 },
        { field: 'scoring', mine: 'points', theirs: 'skating' },
      ],
    }),
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('radio', { name: 'Сохранённый вариант: 1\u00A0500,50\u00A0₽' }),
    ).toBeVisible()
    await expect(canvas.getByRole('radio', { name: 'Ваш вариант: Баллы' })).toBeVisible()
  },
}

/** The first round is drawn: what it was drawn from cannot be changed. Nobody judges it yet. */
export const Frozen: Story = {
  name: 'Тур составлен: часть полей закрыта',
  args: {
    record: recordOf({
      rounds: [
        { ...round(1, 12, 6), name: '1/2', heats: 2, status: 'running', time: '13:25' },
        { ...round(1, 0, 2), key: 'hope', name: 'Тур надежды 1/2', heats: 0, status: 'planned' },
        { ...round(0, 8, 0), name: 'Финал', marks: 'skating', heats: 0, status: 'planned' },
      ],
      judges: [],
      isChanged: true,
      form: {
        ...form,
        refusals: 1,
        message:
          'Oriental, дуэты: Финал уже распределён по заходам, поэтому не меняются: Возраст до.',
      },
    }),
  },
}

const gridForm = {
  ...form,
  values: {
    sections: ['Oriental', 'Folk'],
    sizes: ['Соло', 'Дуэты'],
    ages: ['Дети 7–9', 'Взрослые 18+'],
    levels: ['Дебют', 'Профи'],
    price: 120_000,
    from: 82,
  },
  onChange: fn(),
  onSubmit: fn(),
}
const lines = Array.from({ length: 16 }, (_, index) => `${82 + index}. Соло, дети, дебют · Folk`)

export const Grid: Story = {
  name: 'Создать многие разом',
  args: { grid: { form: gridForm, preview: lines, words, onClose: fn() } },
  play: async ({ canvas }) => {
    const made = { name: 'Что будет создано' }
    const preview = await canvas.findByRole('region', made, { timeout: 5000 })
    await waitFor(() => expect(preview).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: /^Создать 16/ }))
    await expect(gridForm.onSubmit).toHaveBeenCalledOnce()
  },
}

export const GridOfNothing: Story = {
  name: 'Создать многие: ещё не из чего',
  args: {
    grid: {
      form: {
        ...gridForm,
        values: { sections: [], sizes: [], ages: [], levels: [], price: null, from: null },
      },
      preview: [],
      words,
      onClose: fn(),
    },
  },
}

export const PhoneGrid: Story = {
  name: 'Создать многие, на телефоне',
  args: Grid.args,
  globals: phone,
}

export const Done: Story = {
  name: 'Сделано, можно вернуть',
  args: {
    outcome: { state: 'done', text: 'Приём закрыт в 3 номинациях.', onUndo: fn() },
  },
}

/** Whether the results of a whole session hold something unusual takes seconds. */
export const StatusChecked: Story = {
  name: 'Результаты проверяются',
  args: { outcome: { state: 'pending', text: 'Проверяем результаты…' } },
}
export const StatusOnItsWay: Story = {
  name: 'Статус меняется',
  args: { outcome: { state: 'pending', text: 'Меняем номинации…' } },
}
export const StatusRefused: Story = {
  name: 'Статус изменить нельзя',
  args: {
    outcome: {
      state: 'refused',
      title: 'Ни одна номинация не изменена',
      reasons: ['80. Folk, соло, сеньоры: Из статуса «Отменена» нельзя перейти в «Приём заявок»'],
    },
  },
}

const others = fn()

/** One that waits does not stop the others. */
export const SomeRefused: Story = {
  name: 'Изменить остальные, без одной',
  args: {
    outcome: {
      state: 'refused',
      title: 'Ни одна номинация не изменена',
      reasons: [
        '11. Oriental, соло, взрослые: Сначала ответьте на проверки на странице «Результат».',
      ],
      next: { label: 'Без\u00A0них: 11 номинаций', onPress: others },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Без\sних: 11 номинаций/ }))
    await expect(others).toHaveBeenCalledOnce()
  },
}

export const Empty: Story = {
  name: 'Номинаций ещё нет',
  args: { view: { state: 'ready', contests: [], total: 0 } },
}

export const NothingFound: Story = {
  name: 'Ничего не найдено',
  args: {
    query: { q: 'вальс', section: '', status: '', attention: '' },
    view: { state: 'ready', contests: [], total: 15 },
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Показать все' }))
    await expect(args.onQueryChange).toHaveBeenCalledWith({
      q: '',
      section: '',
      status: '',
      attention: '',
    })
  },
}

export const LoadingContests: Story = {
  name: 'Загрузка',
  args: { event: null, view: { state: 'loading' } },
}

export const FailedContests: Story = {
  name: 'Не загрузилось',
  args: { view: { ...failed, onRetry: fn() } },
}

export const NoRight: Story = { name: 'Нет права', args: { view: { state: 'noRight' } } }

export const Phone: Story = { name: 'На телефоне', globals: phone }
export const PhoneOpen: Story = {
  name: 'Запись на телефоне',
  args: { record: recordOf({ rounds: ladder, judges }) },
  globals: phone,
}
export const Narrowest: Story = {
  name: 'На самом узком экране',
  args: { record: recordOf({}) },
  globals: narrowest,
}
