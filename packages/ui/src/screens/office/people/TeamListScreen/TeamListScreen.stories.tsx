import { initialValues } from '@parket/domain/fields/field'
import { teamFields } from '@parket/domain/team/team'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, screen, userEvent, within } from 'storybook/test'
import { banner } from '../../../fixtures/banner.ts'
import { failed, narrowest, page, phone } from '../../../../layouts/fixtures/page.tsx'
import type { DomainCheck } from './teamData.ts'
import {
  TeamListScreen,
  type TeamItem,
  type TeamListScreenProps,
  type TeamRecordProps,
} from './TeamListScreen.tsx'

const teams: TeamItem[] = [
  { id: 1, name: 'Паркет', domain_unicode: null, role: null, deleted_at: null },
  { id: 2, name: 'Весна', domain_unicode: 'vesna.example.org', role: null, deleted_at: null },
  {
    id: 3,
    name: 'Ореол',
    domain_unicode: 'oreol.example.org',
    role: null,
    deleted_at: '2026-11-20T09:00:00Z',
  },
]

const form = {
  values: {
    ...initialValues(teamFields),
    name: 'Весна',
    domain: 'vesna.example.org',
    accent: '#2f7d4f',
  },
  errors: {},
  message: null,
  refusals: 0,
  isSending: false,
  onChange: fn(),
  onSubmit: fn(),
}

const noFile = { file: null, progress: null, problem: null, onChoose: fn(), onDelete: fn() }
const logo = { name: 'Сейчас на сайте', size: null, previewUrl: banner() }

const record: TeamRecordProps = {
  team: { id: 2, name: 'Весна', domain_unicode: 'vesna.example.org', deleted_at: null },
  form,
  isChanged: false,
  files: { logo: { ...noFile, file: logo }, favicon: noFile },
  onClose: fn(),
  onDelete: fn(),
  onRestore: null,
  domainCheck: { result: null, isPending: false, problem: null, onCheck: fn() },
  siteHref: '#vesna',
}

/** Команды сервера: имя, домен, цвет и логотип. */
const meta = {
  ...page,
  parameters: { isPage: true },
  title: 'Экраны/Организатор/Люди/TeamListScreen: команды',
  component: TeamListScreen,
  args: {
    view: { state: 'ready', teams },
    onCreate: fn() as TeamListScreenProps['onCreate'],
    record: null,
    deletion: null,
    account: { isLoggedIn: true, onLogin: fn() },
    links: {
      home: '#home',
      users: (teamId) => `#users-${teamId}`,
      keys: (teamId) => `#keys-${teamId}`,
      history: '#history',
      team: (teamId) => `#team-${teamId}`,
    },
  },
} satisfies Meta<typeof TeamListScreen>

export default meta
type Story = StoryObj<typeof meta>

export const OfSuperadmin: Story = {
  name: 'У суперадмина',
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Участники: Весна' })).toHaveAttribute(
      'href',
      '#users-2',
    )
    await expect(canvas.queryByRole('link', { name: 'Участники: Ореол' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Команда' }))
    await expect(args.onCreate).toHaveBeenCalledOnce()
  },
}

/** An admin or supervisor reads their own. */
export const OfOrganiser: Story = {
  name: 'У организатора',
  args: {
    view: {
      state: 'ready',
      teams: [
        { id: 1, name: 'Паркет', domain_unicode: null, role: 'supervisor', deleted_at: null },
      ],
    },
    onCreate: null,
    links: { ...meta.args.links, team: null },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Команда' })).toBeNull()
    await expect(canvas.getByText('основная команда, руководитель')).toBeVisible()
  },
}

/** The brand: one colour, both themes, the contrasts that come of it. */
export const Open: Story = {
  name: 'Открыта команда',
  args: { record },
  play: async ({ canvas }) => {
    await fireEvent.input(canvas.getByLabelText('Выбрать акцентный цвет'), {
      target: { value: '#fff3a3' },
    })
    await expect(form.onChange).toHaveBeenCalledWith({ accent: '#fff3a3' })
    await expect(canvas.getByRole('table', { name: 'Контраст' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить' }))
    await expect(form.onSubmit).toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Удалить команду' }))
    await expect(record.onDelete).toHaveBeenCalled()
  },
}

export const PaleAccent: Story = {
  name: 'Бледный цвет',
  args: {
    record: {
      ...record,
      isChanged: true,
      form: { ...form, values: { ...form.values, accent: '#fff3a3' } },
    },
  },
}

export const Creating: Story = {
  name: 'Новая команда',
  args: {
    record: {
      ...record,
      team: null,
      files: null,
      onDelete: null,
      siteHref: null,
      form: { ...form, values: initialValues(teamFields) },
    },
  },
}

export const Refused: Story = {
  name: 'Ошибки у полей',
  args: {
    record: {
      ...record,
      form: {
        ...form,
        errors: { domain: ['Этот домен занят другой командой'], accent: ['Цвет: #rrggbb'] },
        refusals: 1,
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveFocus()
  },
}

export const DefaultTeam: Story = {
  name: 'Основная команда',
  args: {
    record: {
      ...record,
      team: { id: 1, name: 'Паркет', domain_unicode: null, deleted_at: null },
      form: { ...form, values: { ...form.values, name: 'Паркет', domain: null } },
      files: { logo: noFile, favicon: null },
      onDelete: null,
      siteHref: null,
    },
  },
}

export const Deleted: Story = {
  name: 'Удалённая команда',
  args: {
    record: {
      ...record,
      team: { id: 3, name: 'Ореол', domain_unicode: 'oreol.example.org', deleted_at: '2026-11-20' },
      onDelete: null,
      onRestore: fn(),
      siteHref: null,
    },
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Восстановить' }))
    await expect(args.record?.onRestore).toHaveBeenCalledOnce()
  },
}

export const Deleting: Story = {
  name: 'Удаление спрашивает',
  args: { record, deletion: { name: 'Весна', onConfirm: fn(), onCancel: fn() } },
  play: async ({ args }) => {
    const question = screen.getByRole('alertdialog', { name: 'Удалить команду «Весна»?' })
    await userEvent.click(within(question).getByRole('button', { name: 'Удалить' }))
    await expect(args.deletion?.onConfirm).toHaveBeenCalledOnce()
  },
}

export const Empty: Story = {
  name: 'Команд ещё нет',
  args: { view: { state: 'ready', teams: [] } },
}
export const Loading: Story = { name: 'Загрузка', args: { view: { state: 'loading' } } }
export const Failed: Story = {
  name: 'Не загрузилось',
  args: { view: { ...failed, onRetry: fn() } },
}
export const NoRight: Story = { name: 'Нет права', args: { view: { state: 'noRight' } } }
export const Phone: Story = { name: 'На телефоне', args: Open.args, globals: phone }
export const Narrowest: Story = {
  name: 'На самом узком экране',
  args: {
    record,
    view: {
      state: 'ready',
      teams: [
        {
          id: 9,
          name: 'Межрегиональная федерация восточного танца Урала и Западной Сибири',
          domain_unicode: 'федерация-танцевального-спорта-северо-запада.рф',
          role: 'supervisor',
          deleted_at: null,
        },
        ...teams,
      ],
    },
  },
  globals: narrowest,
}

const domain = 'vesna.example.org'
const own_addresses = ['198.51.100.1']
const checked = (
  state: DomainCheck['state'],
  addresses: readonly string[],
): Partial<TeamListScreenProps> => ({
  record: {
    ...record,
    domainCheck: {
      result: { domain_unicode: domain, state, addresses, own_addresses },
      isPending: false,
      problem: null,
      onCheck: fn(),
    },
  },
})

export const DomainHere: Story = { name: 'Домен ведёт сюда', args: checked('here', own_addresses) }
export const DomainElsewhere: Story = {
  name: 'Домен ведёт не сюда',
  args: checked('elsewhere', ['203.0.113.7']),
}
export const DomainUnknown: Story = { name: 'Домена нет', args: checked('unknown', []) }
export const DomainUnanswered: Story = {
  name: 'О домене узнать не вышло',
  args: checked('unanswered', []),
}
