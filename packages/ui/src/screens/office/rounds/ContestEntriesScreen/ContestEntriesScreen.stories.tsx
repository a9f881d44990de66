import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { failed, narrowest, page, phone } from '../../../../layouts/fixtures/page.tsx'
import { cup, longestName } from '../../../fixtures/cup.ts'
import { dayFrame } from '../../fixtures/day.ts'
import { ContestEntriesScreen, type DayEntry } from './ContestEntriesScreen.tsx'

function entry(number: number, last_name: string, own: Partial<DayEntry> = {}): DayEntry {
  return {
    id: 900 + number,
    regId: 400 + number,
    number,
    dancers: [{ last_name, first_name: 'Анна' }],
    city: 'Москва',
    club: '',
    role: null,
    attendance: null,
    round: null,
    ...own,
  }
}

const entries = [
  entry(9, 'Орлова', { attendance: 'present', city: 'Самара' }),
  entry(23, 'Сафина', { attendance: 'absent', city: 'Уфа' }),
  entry(46, 'Зайцева'),
]

/** Участники номинации в день турнира: явка, кто выбыл, обмен номеров. */
const meta = {
  ...page,
  parameters: { isPage: true },
  title: 'Экраны/Организатор/Туры/ContestEntriesScreen: участники номинации',
  component: ContestEntriesScreen,
  args: {
    frame: dayFrame('Участники'),
    view: { state: 'ready', event: cup, entries },
    outcome: null,
    onAttendanceChange: fn(),
    onStatusChange: fn(),
    onSwap: fn(),
    dialog: null,
  },
} satisfies Meta<typeof ContestEntriesScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  name: 'Явка',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('3 участия: пришли 1, не пришли 1, не отмечены 1.')).toBeVisible()
    const choice = within(canvas.getByRole('radiogroup', { name: 'Явка: 46. Зайцева Анна' }))
    await userEvent.click(choice.getByRole('radio', { name: 'Нет' }))
    await expect(args.onAttendanceChange).toHaveBeenCalledWith(entries[2], 'absent')
  },
}

const semi = { id: 7, label: '1/2', status: 'danced', reason: '' } as const

/** Once a round has begun it says who left it and why; a number that was mixed up is exchanged. */
export const InRound: Story = {
  name: 'Тур начат: кто выбыл',
  args: {
    view: {
      state: 'ready',
      event: cup,
      entries: [
        entry(9, 'Орлова', { round: semi, club: 'Ритм' }),
        entry(23, 'Сафина', {
          round: { ...semi, status: 'disqualified', reason: 'Подмена участницы' },
        }),
      ],
    },
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '9. 1/2: Танцует. Изменить' }))
    await expect(args.onStatusChange).toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Поменять номер 23' }))
    await expect(args.onSwap).toHaveBeenCalled()
  },
}

const sent = { entry: '46. Зайцева Анна', isSending: false, reasons: [], onClose: fn() }
const onStatus = fn()

/** Nobody leaves a round without a reason. */
export const Leaving: Story = {
  name: 'Выбывает с причиной',
  args: {
    dialog: { ...sent, kind: 'status', round: '1/2', status: 'danced', onSubmit: onStatus },
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('radio', { name: 'Снялся' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Записать' }))
    const reason = dialog.getByLabelText(/^Причина/)
    await expect(reason).toHaveAccessibleDescription(/Укажите причину/)
    await userEvent.type(reason, 'Травма')
    await userEvent.click(dialog.getByRole('button', { name: 'Записать' }))
    await expect(onStatus).toHaveBeenCalledWith('withdrawn', 'Травма')
  },
}

const onSwapped = fn()

export const Swapping: Story = {
  name: 'Обмен номеров',
  args: {
    dialog: {
      ...sent,
      kind: 'swap',
      others: [{ number: 9, title: '9. Орлова Анна' }],
      reasons: ['Заявку изменили, пока вы её смотрели.'],
      onSubmit: onSwapped,
    },
  },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.selectOptions(dialog.getByLabelText('С кем'), '9')
    await userEvent.click(dialog.getByRole('button', { name: 'Поменять' }))
    await expect(onSwapped).toHaveBeenCalledWith(9)
  },
}

export const Roles: Story = {
  name: 'Ведущие и ведомые',
  args: {
    view: {
      state: 'ready',
      event: cup,
      entries: [entry(1, 'Смирнова', { role: 'follower' }), entry(2, 'Волков', { role: 'leader' })],
    },
  },
}

export const Empty: Story = {
  name: 'Участников нет',
  args: { view: { state: 'ready', event: cup, entries: [] } },
}

export const Refused: Story = {
  name: 'Явка не отмечена',
  args: {
    outcome: {
      state: 'refused',
      title: 'Явка не отмечена',
      reasons: ['Нет связи с сервером. Проверьте подключение и повторите.'],
    },
  },
}

export const Loading: Story = {
  name: 'Загрузка',
  args: { frame: dayFrame('Участники', { contest: null }), view: { state: 'loading' } },
}

export const Failed: Story = {
  name: 'Не загрузилось',
  args: { view: { ...failed, onRetry: fn() } },
}

export const NoRight: Story = { name: 'Нет права', args: { view: { state: 'noRight' } } }

export const Phone: Story = { name: 'На телефоне', globals: phone }

export const Narrowest: Story = {
  name: 'На самом узком экране',
  globals: narrowest,
  args: {
    view: {
      state: 'ready',
      event: cup,
      entries: [entry(99_999, longestName), ...entries],
    },
  },
}
