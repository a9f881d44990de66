import { noAffiliation } from '@parket/domain/registration/affiliation'
import { problemText } from '@parket/domain/problems/catalogue'
import { formProblemText } from '@parket/domain/problems/formProblems'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, mocked, screen, userEvent, within } from 'storybook/test'
import {
  cupContests,
  cupContestsWith,
  cupData,
  folkSolo,
  fullPass,
  jackAndJill,
  longestCup,
  longestName,
  now,
  orientalSolo,
  packet,
  showSolo,
} from '../../fixtures/cup.ts'
import { narrowest, page, phone } from '../../../layouts/fixtures/page.tsx'
import {
  child,
  chosen,
  duetChosen,
  duetFilter,
  duetPacket,
  groupFilter,
  maria,
  severalChosen,
  sister,
  wizardAt,
} from './fixtures.ts'
import { RegistrationWizardScreen } from './RegistrationWizardScreen.tsx'

/** Вся регистрация по шагам: контакты, танцоры, пакеты, номинации, проверка. */
const meta = {
  ...page,
  parameters: { isPage: true },
  title: 'Экраны/Регистрация/RegistrationWizardScreen: мастер регистрации',
  component: RegistrationWizardScreen,
  args: {
    view: { state: 'ready', ...wizardAt(0) },
    now,
    actions: {
      onEdit: fn(),
      onNext: fn(),
      onBack: fn(),
      onStepOpen: fn(),
      onEntryOpen: fn(),
      onSubmit: fn(),
      onAnotherOpen: fn(),
      onRosterOpen: fn(),
      onPasteOpen: fn(),
      onLogin: fn(),
      onRestart: fn(),
      onReload: fn(),
    },
    links: { event: '#event', back: '#select', privacy: '#privacy', consent: '#:consent' },
  },
} satisfies Meta<typeof RegistrationWizardScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Contacts: Story = {
  name: 'Шаг 1: контакты',
  args: {
    view: {
      state: 'ready',
      ...wizardAt(
        0,
        { contacts: { email: '', phone: '', city: '', ...noAffiliation } },
        { draftState: 'untouched' },
      ),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/Email/)).toHaveAttribute('autocomplete', 'email')
    await expect(canvas.getByLabelText(/Телефон/)).toHaveAttribute('autocomplete', 'tel')
    const [said] = canvas.getAllByRole('status')
    await expect(said).toHaveTextContent('Шаг 1 из 5: Контакты')
  },
}

/** Somebody logged in is told how long the device keeps what they type. */
export const ContactsOfAccount: Story = {
  name: 'Контакты вошедшего',
  args: {
    view: {
      state: 'ready',
      ...wizardAt(0, {}, { draftState: 'untouched', isDraftOnDevice: true }),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/на\sэтом устройстве: на\s3\sдня/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Начать заново' })).toBeNull()
  },
}

/** Back after a closed tab: the draft goes on, or is thrown away. */
export const DraftOfAccount: Story = {
  name: 'Черновик продолжается',
  args: {
    view: { state: 'ready', ...wizardAt(1, { dancers: [child] }, { isDraftOnDevice: true }) },
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Начать заново' }))
    await expect(args.actions.onRestart).toHaveBeenCalledOnce()
  },
}

export const ContactsWithErrors: Story = {
  name: 'Ошибки в контактах',
  args: {
    view: {
      state: 'ready',
      ...wizardAt(
        0,
        { contacts: { email: 'maria@', phone: '', city: '', ...noAffiliation } },
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
  name: 'Шаг 2: один танцор',
  args: { view: { state: 'ready', ...wizardAt(1, { dancers: [maria] }) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('27 лет в день турнира')).toBeVisible()
    await expect(canvas.getByLabelText(/Клуб/)).not.toBeRequired()
    await expect(canvas.queryByLabelText(/Коллектив/)).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Добавить танцора' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: /Убрать/ })).toBeNull()
  },
}

/** What few have to tell is folded until it is asked for. */
export const MoreOfDancer: Story = {
  name: 'Ещё о танцоре',
  args: { view: { state: 'ready', ...wizardAt(1, { dancers: [maria] }) } },
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByLabelText('Прежняя фамилия')).toBeNull()
    await userEvent.click(canvas.getByText('Ещё о танцоре'))
    await userEvent.type(await canvas.findByLabelText('Прежняя фамилия'), 'К')
    await expect(args.actions.onEdit).toHaveBeenLastCalledWith({
      type: 'dancer.change',
      index: 0,
      change: { former_last_name: 'К' },
    })
    await userEvent.type(canvas.getByLabelText('Номера в федерациях'), '7')
    await expect(args.actions.onEdit).toHaveBeenLastCalledWith({
      type: 'dancer.change',
      index: 0,
      change: { federation_codes: ['7'] },
    })
  },
}

/** Told before: it stands open, with what is wrong. */
export const MoreOfDancerTold: Story = {
  name: 'Ещё о танцоре: заполнено',
  args: {
    view: {
      state: 'ready',
      ...wizardAt(
        1,
        { dancers: [{ ...maria, former_last_name: 'Котова', federation_codes: ['№'] }] },
        { errors: { 'dancers.0.federation_codes': [problemText('code_invalid', { code: '№' })] } },
      ),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Прежняя фамилия')).toHaveValue('Котова')
    await expect(canvas.getByLabelText('Номера в федерациях')).toBeInvalid()
  },
}

export const Duet: Story = {
  name: 'Шаг 2: дуэт',
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

/** The specification's text, and under it what it means for this dancer. */
export const TooYoung: Story = {
  name: 'Танцор мал для номинаций',
  args: {
    view: {
      state: 'ready',
      ...wizardAt(
        1,
        { dancers: [child] },
        {
          filter: { count: { min: 1, max: 1 }, age: { min: 18, max: 99 } },
          errors: {
            'dancers.0.birth_date': [problemText('age_mismatch', { x: 8, bound: 18 })],
          },
        },
      ),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/Дата рождения/)).toHaveAccessibleDescription(
      /Возраст: 8 не соответствует фильтру: 18 С\s18\sлет, а\sСоне\s8/,
    )
  },
}

export const Group: Story = {
  name: 'Группа',
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
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/Коллектив/)).toHaveAccessibleDescription(/ведущий/)
  },
}

export const Packets: Story = {
  name: 'Шаг 3: пакеты',
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
    await expect(await canvas.findByText(/Выбрано 1 из/)).toHaveTextContent('Выбрано 1 из 2–3')
    await expect(canvas.getByText('ещё 1 номинация')).toBeVisible()
    await expect(canvas.queryByText(/цена с\sтанцора/)).toBeNull()
  },
}

/** One that was chosen has closed since: «all» are those that can be taken, without it. */
export const PacketWithClosedContest: Story = {
  name: 'Номинация пакета закрылась',
  args: {
    view: {
      state: 'ready',
      ...wizardAt(
        2,
        {
          dancers: [maria],
          packets: {
            [packet.id]: { status: false, selectedGroupIds: [showSolo.id, orientalSolo.id] },
          },
        },
        {
          contests: cupData.contests.map((contest) =>
            contest.id === showSolo.id ? { ...showSolo, status: 'closed' } : contest,
          ),
        },
      ),
    },
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Выбрать все 2' }))
    const toggled = [showSolo, folkSolo].map(({ id }) => [
      { type: 'contest.toggle', packetKey: packet.id, contestId: id },
    ])
    await expect(mocked(args.actions.onEdit).mock.calls).toEqual(toggled)
  },
}

export const PacketComplete: Story = {
  name: 'Пакет собран',
  args: {
    view: {
      state: 'ready',
      ...wizardAt(2, chosen, { canOpen: [true, true, true, true, true] }),
    },
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /сразу к\sпроверке/ }))
    await expect(args.actions.onStepOpen).toHaveBeenCalledWith(4)
  },
}

export const PacketUnfinished: Story = {
  name: 'Пакет не собран',
  args: {
    view: {
      state: 'ready',
      ...wizardAt(
        2,
        {
          dancers: [maria],
          packets: { [packet.id]: { status: false, selectedGroupIds: [] } },
        },
        { errors: { [`packets.${packet.id}`]: [formProblemText('packets_unfinished')] } },
      ),
    },
  },
}

/** Event tag PACKETS=MUST and none decided. */
export const PacketsRequired: Story = {
  name: 'Пакет обязателен',
  args: {
    view: {
      state: 'ready',
      ...wizardAt(
        2,
        { dancers: [maria] },
        {
          tags: [...cupData.tags, { id: 9, tag_name: 'PACKETS', tag_value: 'MUST', pub: false }],
          errors: { packets: [formProblemText('packets_unfinished')] },
        },
      ),
    },
  },
}

/** A packet's price is of each dancer, too: said where two would pay it. */
export const DuetPacket: Story = {
  name: 'Пакет дуэта',
  args: {
    view: {
      state: 'ready',
      ...wizardAt(2, duetChosen, {
        filter: duetFilter,
        contests: [...cupContests, duetPacket],
      }),
    },
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^Дуэты, .* · цена с\sтанцора · 1\sноминация/),
    ).toBeVisible()
  },
}

export const NoPackets: Story = {
  name: 'Пакетов нет',
  args: { view: { state: 'ready', ...wizardAt(2, duetChosen, { filter: duetFilter }) } },
}

export const Contests: Story = {
  name: 'Шаг 4: номинации',
  args: { view: { state: 'ready', ...wizardAt(3, chosen) } },
  play: async ({ canvas }) => {
    const held = await canvas.findByRole('checkbox', { name: /Oriental, соло, взрослые/ })
    await expect(held).toBeChecked()
    await expect(held).toBeDisabled()
    await expect(canvas.getByRole('radio', { name: /Ведомый/ })).toBeChecked()
    await expect(canvas.queryByText(/цена с\sтанцора/)).toBeNull()
  },
}

/** Through the door «Мастер-классы»: these stand first, the rest can be danced as well. */
export const MasterClassesFirst: Story = {
  name: 'Сначала мастер-классы',
  args: {
    view: {
      state: 'ready',
      ...wizardAt(3, chosen, {
        filter: { count: { min: 1, max: 1 }, age: { min: 3, max: 100 }, list: 'masterClasses' },
      }),
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('checkbox', { name: /Вальс/ })
    const [first, second] = canvas
      .getAllByRole('group')
      .filter((group) => within(group).queryAllByRole('checkbox').length > 0)
    await expect(first).toHaveAccessibleName('Мастер-классы')
    await expect(within(first as HTMLElement).getAllByRole('checkbox')).toHaveLength(1)
    await expect(second).not.toHaveAccessibleName('Мастер-классы')
  },
}

/** Two pay twice: the price is of each, and says so before the sum does. */
export const DuetContests: Story = {
  name: 'Номинации дуэта',
  args: { view: { state: 'ready', ...wizardAt(3, duetChosen, { filter: duetFilter }) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Дуэты, .*цена с\sтанцора/)).toBeVisible()
  },
}

/** For a child most is out of reach: what is, stands apart with the reason. */
export const ContestsForChild: Story = {
  name: 'Номинации для ребёнка',
  args: { view: { state: 'ready', ...wizardAt(3, { dancers: [child] }) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Соне 8\sлет, подходят 2\sноминации/)).toBeVisible()
    await expect(canvas.getByRole('checkbox', { name: /соло, дети/ })).toBeEnabled()
    await expect(canvas.getByText(/Сейчас недоступны/)).toBeVisible()
    await expect(canvas.getByText(/ни одна номинация этого пасса не подходит/)).toBeInTheDocument()
  },
}

/** A pass alone makes nothing free: said as soon as it is taken. */
export const PassAlone: Story = {
  name: 'Один абонемент ничего не даёт',
  args: {
    view: {
      state: 'ready',
      ...wizardAt(3, {
        dancers: [maria],
        packets: { single: { status: true, selectedGroupIds: [fullPass.id] } },
      }),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Пока пасс ничего/)).toBeVisible()
  },
}

export const NoContests: Story = {
  name: 'Подходящих номинаций нет',
  args: {
    view: {
      state: 'ready',
      ...wizardAt(3, { dancers: [{ ...child, birth_date: '2024-06-01' }] }),
    },
  },
}

export const RoleMissing: Story = {
  name: 'Не выбрана роль',
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
  name: 'Шаг 5: проверка',
  args: { view: { state: 'ready', ...wizardAt(4, chosen) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /Итого/ })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Изменить: танцоры' })).toBeVisible()
    await expect(canvas.getByRole('checkbox', { name: /Даю согласие/ })).toBeRequired()
  },
}

/** A parent signs for a child. */
export const ReviewForChild: Story = {
  name: 'Проверка: подписывает родитель',
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
    await expect(await canvas.findByRole('checkbox', { name: /родитель/ })).toBeVisible()
  },
}

export const ReviewWithErrors: Story = {
  name: 'Проверка с ошибками',
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
  name: 'Проверка: пакет не собран',
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
          errors: { [`packets.${packet.id}`]: [formProblemText('packets_unfinished')] },
          stepStates: ['done', 'done', 'error', 'done', 'current'],
        },
      ),
    },
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(
      await canvas.findByRole('link', { name: 'Есть незаконченный подбор номинаций' }),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Изменить: пакеты' }))
    await expect(args.actions.onStepOpen).toHaveBeenCalledWith(2)
  },
}

export const Submitting: Story = {
  name: 'Отправляется',
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
  name: 'Отправить не вышло',
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
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Нет связи с сервером')
    await userEvent.click(canvas.getByRole('button', { name: 'Зарегистрироваться' }))
    await expect(args.actions.onSubmit).toHaveBeenCalledOnce()
  },
}

export const DraftSaving: Story = {
  name: 'Черновик сохраняется',
  args: {
    view: { state: 'ready', ...wizardAt(1, { dancers: [maria] }, { draftState: 'saving' }) },
  },
}
export const DraftNotSaved: Story = {
  name: 'Черновик не сохраняется',
  args: {
    view: { state: 'ready', ...wizardAt(0, {}, { draftState: 'failed' }) },
  },
}

/** More dancers than dance together: the rest get entries of their own. */
export const OthersToCome: Story = {
  name: 'У остальных будут свои заявки',
  args: {
    view: {
      state: 'ready',
      ...wizardAt(1, { dancers: [maria], others: [child, { ...child, first_name: 'Лев' }] }),
    },
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Убрать: Орлова Лев' }))
    await expect(args.actions.onEdit).toHaveBeenCalledWith({ type: 'other.remove', index: 1 })
    await userEvent.click(canvas.getByRole('button', { name: 'Мои танцоры' }))
    await expect(args.actions.onRosterOpen).toHaveBeenCalledOnce()
  },
}

/** A packet above the contests: all of it by one press, and the focus goes to the first of what is ticked. */
export const PacketOffered: Story = {
  name: 'Пакет одним нажатием',
  args: { view: { state: 'ready', ...wizardAt(3, { dancers: [maria] }) } },
  play: async ({ args, canvas }) => {
    const packets = await canvas.findByRole('list', { name: 'Пакеты' })
    await expect(packets).toHaveTextContent(/Все за\s2\s800\s₽ вместо 3\s600\s₽/)
    await userEvent.click(canvas.getByRole('button', { name: /^Отметить все 3/ }))
    await expect(args.actions.onEdit).toHaveBeenCalledTimes(3)
    await expect(canvas.getByRole('checkbox', { name: /^11\./ })).toHaveFocus()
  },
}

/** Two sisters: what each dances is chosen in turn. */
export const NextDancer: Story = {
  name: 'Номинации по очереди',
  args: {
    view: {
      state: 'ready',
      ...wizardAt(3, { dancers: [maria], others: [sister] }, { nextDancers: ['Вера'] }),
    },
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Далее: Вера' }))
    await expect(args.actions.onNext).toHaveBeenCalledOnce()
  },
}

/** Each of them with her contests, one sum, one consent; who does not come after all is taken out, once that is confirmed. */
export const SeveralToReview: Story = {
  name: 'Проверка нескольких заявок',
  args: { view: { state: 'ready', ...wizardAt(4, severalChosen) } },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByRole('rowheader', { name: 'Смирнова Вера' })).toBeVisible()
    await expect(canvas.getByRole('row', { name: /Итого/ })).toHaveTextContent('3 400 ₽')
    await userEvent.click(await canvas.findByRole('button', { name: 'Изменить: Смирнова Мария' }))
    await expect(args.actions.onEntryOpen).toHaveBeenCalledWith(0)
    await userEvent.click(canvas.getByRole('button', { name: 'Убрать: Смирнова Мария' }))
    await expect(
      screen.getByRole('alertdialog', { name: 'Не регистрировать: Смирнова Мария?' }),
    ).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Не регистрировать' }))
    await expect(args.actions.onEdit).toHaveBeenCalledWith({ type: 'entry.remove', index: 0 })
    await userEvent.click(canvas.getByRole('button', { name: 'Изменить данные: Смирнова Вера' }))
    await expect(args.actions.onEntryOpen).toHaveBeenCalledWith(1, 1)
    await userEvent.click(canvas.getByRole('button', { name: 'Зарегистрироваться' }))
    await expect(args.actions.onSubmit).toHaveBeenCalledWith([170_000, 170_000])
  },
}

/** Who waits is not left out: before anything is sent the way leads to their contests. */
export const WaitingAtReview: Story = {
  name: 'Проверка: кто-то ещё ждёт',
  args: {
    view: {
      state: 'ready',
      ...wizardAt(4, { ...chosen, others: [sister] }, { nextDancers: ['Вера'] }),
    },
  },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByText(/Ждут своей очереди: Смирнова Вера/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Далее: Вера' }))
    await expect(args.actions.onNext).toHaveBeenCalledOnce()
    await expect(args.actions.onSubmit).not.toHaveBeenCalled()
  },
}

/** No packet was taken of an entry where one must be: the problem leads to her. */
export const SeveralWithPacketMissing: Story = {
  name: 'У одной нет обязательного пакета',
  args: {
    view: {
      state: 'ready',
      ...wizardAt(4, severalChosen, {
        errors: { packets: [formProblemText('packets_unfinished')] },
      }),
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Изменить: Смирнова Вера' })
    const link = canvas.getByRole('link', { name: formProblemText('packets_unfinished') })
    await userEvent.click(link)
    await expect(document.getElementById('wizard-review-2')).toHaveFocus()
  },
}

export const SeveralToReviewPhone: Story = {
  name: 'Проверка нескольких на телефоне',
  args: SeveralToReview.args,
  globals: phone,
}

/** One was registered before the network went: it is said, and the rest can be sent again. */
export const SomeRegistered: Story = {
  name: 'Часть уже зарегистрирована',
  args: {
    view: {
      state: 'ready',
      ...wizardAt(
        4,
        {
          dancers: [sister],
          packets: severalChosen.packets,
          made: [{ names: 'Смирнова Мария', regN: 12 }],
        },
        {
          submission: {
            state: 'failed',
            failure: { text: problemText('network'), remedy: 'retry' },
          },
        },
      ),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Уже есть заявка: Смирнова Мария, №\s12/)).toBeVisible()
  },
}

/** A visitor has no roster. */
export const DancersOfVisitor: Story = {
  name: 'Танцоры без списка клуба',
  args: {
    view: { state: 'ready', ...wizardAt(1, { dancers: [maria] }) },
    actions: { ...meta.args.actions, onRosterOpen: null },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Мои танцоры' })).toBeNull()
  },
}

const tooYoung = wizardAt(1, { dancers: [{ ...maria, birth_date: '2022-01-05' }] })

/** No contest takes the dancer: it is said at the age, not three steps later. */
export const DancerTooYoung: Story = {
  name: 'Танцора не берёт ни одна номинация',
  args: {
    view: {
      state: 'ready',
      ...tooYoung,
      contests: tooYoung.contests.filter(({ min_age }) => min_age !== null && min_age >= 18),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/номинации с\s18\sлет/)).toBeVisible()
  },
}

const hour = 3_600_000

/** Danced at the same time as what is chosen; and one that the same dancer is in already. */
export const ContestsInConflict: Story = {
  name: 'Номинации в одно время',
  args: {
    view: {
      state: 'ready',
      ...wizardAt(
        3,
        {
          dancers: [maria],
          packets: { single: { status: true, selectedGroupIds: [orientalSolo.id] } },
        },
        {
          times: new Map([
            [orientalSolo.id, [{ start: 0, end: hour }]],
            [folkSolo.id, [{ start: hour / 2, end: 2 * hour }]],
          ]),
          knownEntries: [
            { reg_n: 58, contest_id: showSolo.id, status: 'active', dancers: [maria] },
          ],
        },
      ),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/в\sодно время с\sвыбранным: Oriental/)).toBeVisible()
    await userEvent.click(canvas.getByText(/Сейчас недоступны/))
    await expect(canvas.getByRole('checkbox', { name: /Show, соло, взрослые/ })).toBeDisabled()
    await expect(canvas.getByText(/Смирнова Мария: уже есть заявка № 58/)).toBeVisible()
    await expect(canvas.getByText(/Номинация отменена/)).toBeVisible()
  },
}

/** The packet is dearer than its two contests: the wizard says so, and changes it in one press. */
export const CheaperArrangement: Story = {
  name: 'Дешевле по-другому',
  args: {
    view: {
      state: 'ready',
      ...wizardAt(3, {
        dancers: [maria],
        packets: {
          single: { status: true, selectedGroupIds: [] },
          [packet.id]: { status: true, selectedGroupIds: [orientalSolo.id, folkSolo.id] },
        },
      }),
    },
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/Те же номинации\s— на\s400\s₽ дешевле/)).toBeVisible()
    await expect(canvas.getByText(/Не\sбрать «Пакет/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Оформить так' }))
    await expect(args.actions.onEdit).toHaveBeenCalledWith({
      type: 'packets.arrange',
      packets: {
        single: { status: true, selectedGroupIds: [orientalSolo.id, folkSolo.id] },
      },
    })
  },
}

/** Ticked one by one they are cheaper in the packet: the sum has taken it, and one press counts them singly. */
export const ArrangedBySum: Story = {
  name: 'Сумма сама взяла пакет',
  args: {
    view: {
      state: 'ready',
      ...wizardAt(3, {
        dancers: [maria],
        packets: {
          single: { status: true, selectedGroupIds: [] },
          [packet.id]: {
            status: true,
            selectedGroupIds: [orientalSolo.id, folkSolo.id, showSolo.id],
          },
        },
        autoBundles: [packet.id],
      }),
    },
  },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByText(/800\s₽ дешевле/)).toBeVisible()
    await expect(canvas.getByText(/уже в\sсумме: «Пакет/)).toBeVisible()
    await expect(
      await canvas.findByRole('checkbox', { name: /Oriental, соло, взрослые/ }),
    ).toBeEnabled()
    await userEvent.click(canvas.getByRole('button', { name: 'Считать отдельно' }))
    await expect(args.actions.onEdit).toHaveBeenCalledWith({ type: 'packets.undo' })
  },
}

/** The price has grown since the page was loaded: nothing is sent before it is seen. */
export const PriceGrown: Story = {
  name: 'Цена выросла',
  args: {
    view: {
      state: 'ready',
      ...wizardAt(4, chosen, {
        submission: {
          state: 'failed',
          failure: {
            text: problemText('price_changed', {
              amount: '4\u00A0800\u00A0₽',
              expected: '4\u00A0300\u00A0₽',
            }),
            remedy: 'price',
          },
        },
      }),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Стоимость изменилась: теперь 4\s800\s₽/)).toBeVisible()
  },
}

/** What it comes to, line by line, at any step. */
export const PriceByLines: Story = {
  name: 'Из чего сумма',
  args: { view: { state: 'ready', ...wizardAt(3, chosen) } },
  play: async ({ canvas }) => {
    const [sum] = canvas.getAllByText(/^Итого/)
    sum?.closest('summary')?.click()
    await expect(canvas.getByRole('row', { name: /Пакет: любые 2–3 соло/ })).toBeVisible()
  },
}

const change = { regN: 58, priceBefore: 170_000 }

/** A registration that stands, with what a change makes of its price. */
export const Change: Story = {
  name: 'Изменение заявки',
  args: {
    view: {
      state: 'ready',
      ...wizardAt(4, { ...chosen, consents: { processing: true } }, { change }),
    },
  },
  play: async ({ args, canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: /Изменение регистрации №\s58/ }),
    ).toBeVisible()
    await expect(canvas.getByText(/^Было 1\s700\s₽, станет/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить изменения' }))
    await expect(args.actions.onSubmit).toHaveBeenCalledOnce()
  },
}

/** Somebody else was faster. */
export const ChangeStale: Story = {
  name: 'Заявку уже изменили',
  args: {
    view: {
      state: 'ready',
      ...wizardAt(
        4,
        { ...chosen, consents: { processing: true } },
        {
          change,
          submission: {
            state: 'failed',
            failure: { text: problemText('stale'), remedy: 'stale' },
          },
        },
      ),
    },
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Загрузить свежее' }))
    await expect(args.actions.onReload).toHaveBeenCalledOnce()
  },
}

/** The login has run out: nothing typed is lost. */
export const ChangeNeedsLogin: Story = {
  name: 'Вход истёк, введённое цело',
  args: {
    view: {
      state: 'ready',
      ...wizardAt(
        4,
        { ...chosen, consents: { processing: true } },
        {
          change,
          submission: {
            state: 'failed',
            failure: { text: problemText('unauthenticated'), remedy: 'login' },
          },
        },
      ),
    },
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Войти' }))
    await expect(args.actions.onLogin).toHaveBeenCalledOnce()
  },
}

export const PhoneChangeStale: Story = {
  name: 'Заявку уже изменили, на телефоне',
  args: ChangeStale.args,
  globals: phone,
}
export const PhoneConflict: Story = {
  name: 'Номинации в одно время, на телефоне',
  args: ContestsInConflict.args,
  globals: phone,
}
export const PhoneOthers: Story = {
  name: 'У остальных свои заявки, на телефоне',
  args: OthersToCome.args,
  globals: phone,
}

const longest = wizardAt(3, {
  dancers: [maria],
  packets: { single: { status: true, selectedGroupIds: [showSolo.id, folkSolo.id] } },
})

export const LongestTexts: Story = {
  name: 'Самые длинные тексты',
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

export const PhoneContacts: Story = {
  name: 'Контакты на телефоне',
  args: Contacts.args,
  globals: phone,
}
export const PhoneDancers: Story = { name: 'Танцоры на телефоне', args: Duet.args, globals: phone }
export const PhonePackets: Story = {
  name: 'Пакеты на телефоне',
  args: PacketComplete.args,
  globals: phone,
}
export const PhoneContests: Story = {
  name: 'Номинации на телефоне',
  args: Contests.args,
  globals: phone,
}
export const PhoneReview: Story = {
  name: 'Проверка на телефоне',
  args: Review.args,
  globals: phone,
}
/** Names of one word that fills several lines. */
const longestPeople = {
  dancers: [{ ...maria, last_name: 'Длиннофамильная'.repeat(6), first_name: '🎉'.repeat(40) }],
  others: [{ ...maria, last_name: 'Длиннофамильная'.repeat(6) }],
  contacts: {
    email: `${'a'.repeat(60)}@parket.test`,
    phone: '1'.repeat(60),
    city: 'Ж'.repeat(80),
    troupe: 'Ж'.repeat(80),
    club: 'Ж'.repeat(80),
    coach: '',
  },
}
const narrowestAt = (step: 1 | 3 | 4): Story => ({
  args: { view: { state: 'ready', ...wizardAt(step, longestPeople) } },
  globals: narrowest,
})
export const NarrowestDancers: Story = { ...narrowestAt(1), name: 'Танцоры на самом узком экране' }
export const NarrowestContests: Story = {
  ...narrowestAt(3),
  name: 'Номинации на самом узком экране',
}
export const NarrowestReview: Story = { ...narrowestAt(4), name: 'Проверка на самом узком экране' }

export const Narrowest: Story = {
  name: 'На самом узком экране',
  args: LongestTexts.args,
  globals: narrowest,
}
