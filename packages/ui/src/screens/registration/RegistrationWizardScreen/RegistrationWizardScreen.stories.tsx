import { problemText } from '@parket/domain/problems/catalogue'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import {
  cupContestsWith,
  cupData,
  folkSolo,
  jackAndJill,
  longestCup,
  longestName,
  now,
  orientalSolo,
  packet,
  showSolo,
} from '../../fixtures/cup.ts'
import { failed, narrowest, page, phone } from '../../fixtures/page.tsx'
import { wizardParts } from '../RegistrationWizardParts/RegistrationWizardParts.tsx'
import { child, chosen, duetChosen, duetFilter, groupFilter, maria, wizardAt } from './fixtures.ts'
import { RegistrationWizardScreen } from './RegistrationWizardScreen.tsx'

const meta = {
  ...page,
  title: 'Экраны/Регистрация/RegistrationWizardScreen',
  component: RegistrationWizardScreen,
  args: {
    view: { state: 'ready', ...wizardAt(0) },
    now,
    parts: wizardParts,
    actions: {
      onEdit: fn(),
      onNext: fn(),
      onBack: fn(),
      onStepOpen: fn(),
      onSubmit: fn(),
      onRosterOpen: fn(),
      onPasteOpen: fn(),
      onLogin: fn(),
      onReload: fn(),
    },
    links: { event: '#event', back: '#select', privacy: '#privacy' },
  },
} satisfies Meta<typeof RegistrationWizardScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Contacts: Story = {
  args: {
    view: {
      state: 'ready',
      ...wizardAt(0, { contacts: { email: '', phone: '', city: '' } }, { draftState: 'untouched' }),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/Электронная почта/)).toHaveAttribute(
      'autocomplete',
      'email',
    )
    await expect(canvas.getByLabelText(/Телефон/)).toHaveAttribute('autocomplete', 'tel')
    await expect(canvas.getByRole('status')).toHaveTextContent('Шаг 1 из 5: Контакты')
  },
}

export const ContactsWithErrors: Story = {
  args: {
    view: {
      state: 'ready',
      ...wizardAt(
        0,
        { contacts: { email: 'maria@', phone: '', city: '' } },
        {
          errors: {
            'regData.email': [problemText('email_invalid')],
            'regData.phone': [problemText('phone_missing')],
            'regData.city': [problemText('city_missing')],
          },
        },
      ),
    },
  },
}

export const OneDancer: Story = {
  args: { view: { state: 'ready', ...wizardAt(1, { dancers: [maria] }) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('27 лет в день турнира')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Добавить танцора' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: /Убрать/ })).toBeNull()
  },
}

export const Duet: Story = {
  args: {
    view: {
      state: 'ready',
      ...wizardAt(
        1,
        { dancers: [maria, { ...child, birth_date: '31.02.2018' }] },
        {
          filter: duetFilter,
          errors: { 'dancers.1.birth_date': [problemText('birth_date_invalid')] },
        },
      ),
    },
  },
}

export const Group: Story = {
  args: {
    view: {
      state: 'ready',
      ...wizardAt(
        1,
        { dancers: [maria, child] },
        {
          filter: groupFilter,
          errors: { dancers: [problemText('dancers_too_few', { n: 2, min: 3 })] },
        },
      ),
    },
  },
}

export const Packets: Story = {
  args: {
    view: {
      state: 'ready',
      ...wizardAt(2, {
        dancers: [maria],
        packets: { [packet.id]: { status: false, selectedGroupIds: [orientalSolo.id] } },
      }),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Выбрано 1 из/)).toHaveTextContent('Выбрано 1 из 2–3')
    await expect(canvas.getByText('ещё 1 номинация')).toBeVisible()
  },
}

export const PacketComplete: Story = {
  args: { view: { state: 'ready', ...wizardAt(2, chosen) } },
}

export const PacketUnfinished: Story = {
  args: {
    view: {
      state: 'ready',
      ...wizardAt(
        2,
        {
          dancers: [maria],
          packets: { [packet.id]: { status: false, selectedGroupIds: [] } },
        },
        { errors: { [`packets.${packet.id}`]: [problemText('packets_unfinished')] } },
      ),
    },
  },
}

/** Event tag PACKETS=MUST and none decided. */
export const PacketsRequired: Story = {
  args: {
    view: {
      state: 'ready',
      ...wizardAt(
        2,
        { dancers: [maria] },
        {
          tags: [...cupData.tags, { id: 9, tag_name: 'PACKETS', tag_value: 'MUST', pub: false }],
          errors: { packets: [problemText('packets_unfinished')] },
        },
      ),
    },
  },
}

export const NoPackets: Story = {
  args: { view: { state: 'ready', ...wizardAt(2, duetChosen, { filter: duetFilter }) } },
}

export const Contests: Story = {
  args: { view: { state: 'ready', ...wizardAt(3, chosen) } },
  play: async ({ canvas }) => {
    const held = canvas.getByRole('checkbox', { name: /Oriental, соло, взрослые/ })
    await expect(held).toBeChecked()
    await expect(held).toBeDisabled()
    await expect(canvas.getByRole('radio', { name: /Партнёрша/ })).toBeChecked()
  },
}

/** For a child most is out of reach: what is, stands apart with the reason. */
export const ContestsForChild: Story = {
  args: { view: { state: 'ready', ...wizardAt(3, { dancers: [child] }) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: /соло, дети/ })).toBeEnabled()
    await expect(canvas.getByText(/Сейчас недоступны/)).toBeVisible()
  },
}

export const NoContests: Story = {
  args: {
    view: {
      state: 'ready',
      ...wizardAt(3, { dancers: [{ ...child, birth_date: '2024-06-01' }] }),
    },
  },
}

export const RoleMissing: Story = {
  args: {
    view: {
      state: 'ready',
      ...wizardAt(
        3,
        {
          dancers: [maria],
          packets: { single: { status: true, selectedGroupIds: [jackAndJill.id] } },
        },
        { errors: { [`roles.${jackAndJill.id}`]: [problemText('role_missing')] } },
      ),
    },
  },
}

export const Review: Story = {
  args: { view: { state: 'ready', ...wizardAt(4, chosen) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /Итого/ })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Изменить: танцоры' })).toBeVisible()
    await expect(canvas.getByRole('checkbox', { name: /Даю согласие/ })).toBeRequired()
  },
}

/** A parent signs for a child. */
export const ReviewForChild: Story = {
  args: {
    view: {
      state: 'ready',
      ...wizardAt(4, {
        dancers: [child],
        packets: { single: { status: true, selectedGroupIds: [cupData.contests[1]?.id ?? ''] } },
      }),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: /родитель/ })).toBeVisible()
  },
}

export const ReviewWithErrors: Story = {
  args: {
    view: {
      state: 'ready',
      ...wizardAt(
        4,
        { dancers: [maria] },
        {
          errors: {
            packets: [problemText('nothing_chosen')],
            'consents.processing': [problemText('consent_missing')],
          },
          stepStates: ['done', 'done', 'done', 'error', 'current'],
        },
      ),
    },
  },
}

/** A packet left unfinished on the way: the review says where. */
export const ReviewOfUnfinishedPacket: Story = {
  args: {
    view: {
      state: 'ready',
      ...wizardAt(
        4,
        {
          dancers: [maria],
          packets: { [packet.id]: { status: false, selectedGroupIds: [orientalSolo.id] } },
        },
        {
          errors: { [`packets.${packet.id}`]: [problemText('packets_unfinished')] },
          stepStates: ['done', 'done', 'error', 'done', 'current'],
        },
      ),
    },
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Есть незаконченный подбор номинаций' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Изменить: пакеты' }))
    await expect(args.actions.onStepOpen).toHaveBeenCalledWith(2)
  },
}

export const Submitting: Story = {
  args: {
    view: {
      state: 'ready',
      ...wizardAt(
        4,
        { ...chosen, consents: { processing: true, publication: true } },
        { submission: { state: 'running' } },
      ),
    },
  },
  play: async ({ args, canvas }) => {
    const submit = canvas.getByRole('button', { name: 'Зарегистрироваться' })
    await expect(submit).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(submit)
    await expect(args.actions.onSubmit).not.toHaveBeenCalled()
  },
}

export const SubmitFailed: Story = {
  args: {
    view: {
      state: 'ready',
      ...wizardAt(
        4,
        { ...chosen, consents: { processing: true, publication: null } },
        {
          submission: {
            state: 'failed',
            failure: { text: problemText('network'), remedy: 'retry' },
          },
        },
      ),
    },
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Нет связи с сервером')
    await userEvent.click(canvas.getByRole('button', { name: 'Зарегистрироваться' }))
    await expect(args.actions.onSubmit).toHaveBeenCalledOnce()
  },
}

export const DraftNotSaved: Story = {
  args: {
    view: { state: 'ready', ...wizardAt(0, {}, { draftState: 'failed' }) },
  },
}

export const Closed: Story = {
  args: {
    view: {
      state: 'closed',
      message: problemText('registration_ended', { date: '10.02.2027, 23:59' }),
    },
  },
}

export const Loading: Story = { args: { view: { state: 'loading' } } }

export const Failed: Story = { args: { view: { ...failed, onRetry: fn() } } }

const longest = wizardAt(3, {
  dancers: [maria],
  packets: { single: { status: true, selectedGroupIds: [showSolo.id, folkSolo.id] } },
})

export const LongestTexts: Story = {
  args: {
    view: {
      state: 'ready',
      ...longest,
      event: longestCup,
      contests: cupContestsWith((contest) => ({
        group_name: `${contest.group_name}: ${longestName}`,
        price: 123_456_700,
      })),
    },
  },
}

export const PhoneContacts: Story = { args: Contacts.args, globals: phone }
export const PhoneDancers: Story = { args: Duet.args, globals: phone }
export const PhonePackets: Story = { args: PacketComplete.args, globals: phone }
export const PhoneContests: Story = { args: Contests.args, globals: phone }
export const PhoneReview: Story = { args: Review.args, globals: phone }
export const Narrowest: Story = { args: LongestTexts.args, globals: narrowest }
