import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { eventFields } from '@parket/domain/event/fields'
import { fileSlots, fileWarnings } from '@parket/domain/files/eventFiles'
import type { FileSlotState } from '@parket/domain/files/fileSlotState'
import { initialValues, sampleValues } from '@parket/domain/fields/field'
import { failed, narrowest, page, phone } from '../../../../layouts/fixtures/page.tsx'
import { cup } from '../../../fixtures/cup.ts'
import { banner } from '../../../fixtures/banner.ts'
import {
  EventSettingsScreen,
  type EventFilesView,
  type EventSettings,
  type FilePlace,
} from './EventSettingsScreen.tsx'

const ruleBook = '0b7a6d2e-0000-4000-8000-000000000000'

const values: EventSettings = {
  ...sampleValues(eventFields),
  name: cup.name,
  date_begin: cup.date_begin,
  date_end: cup.date_end,
  time_zone: cup.time_zone,
  city: cup.city,
  place: cup.place,
  reg_from: null,
  reg_to: cup.reg_to,
  info: 'Двухдневный турнир для **всех** возрастов.',
  price_steps: cup.price_steps,
  tags: [
    { id: 1, tag_name: 'PAY-GROUP', tag_value: '1', pub: false },
    { id: 2, tag_name: 'Рейтинговый', tag_value: null, pub: true },
  ],
  attachments: [
    { id: 1, title: 'Положение', url: null, file_id: ruleBook, is_partner: false },
    {
      id: 2,
      title: 'Схема проезда',
      url: 'https://example.org/map',
      file_id: null,
      is_partner: true,
    },
  ],
}

const form = {
  values,
  errors: {},
  message: null,
  refusals: 0,
  isSending: false,
  onChange: fn(),
  onSubmit: fn(),
}

const place = (id: string, state: Partial<FileSlotState> = {}): FilePlace => ({
  id,
  state: { file: null, modified: null, delete: false, progress: null, problem: null, ...state },
  chosenPreviewUrl: null,
  warnings: [],
})

const stored = { name: 'banner.webp', size: 210_000, previewUrl: banner() }

const files: EventFilesView = {
  places: [
    place('invitation', { file: { name: 'Приглашение.pdf', size: 1_200_000, previewUrl: null } }),
    place('banner', { file: stored }),
    place('bg-mobile'),
    place('bg-desktop', { file: { ...stored, name: 'bg.webp' } }),
    place(ruleBook, { file: { name: 'Положение.pdf', size: 640_000, previewUrl: null } }),
  ],
  isSaving: false,
  failed: 0,
  problem: null,
  onChoose: fn(),
  onAdd: fn(),
  onDelete: fn(),
  onRevert: fn(),
  onDownload: fn(),
  onRetry: fn(),
  onStop: fn(),
}

const chosen = { name: 'Новый_фон_финальный_(3).png', size: 900_000 }

const publication = {
  event: { published: true, archived_at: null, cancelled_at: null },
  gaps: [],
  isPending: false,
  outcome: null,
  onAction: fn(),
  onRehearse: fn(),
} as const

const ready = {
  state: 'ready',
  form,
  files,
  linkable: [
    { value: 'invitation', label: 'Приглашение.pdf' },
    { value: ruleBook, label: 'Положение.pdf' },
  ],
  pictures: [
    {
      name: 'План_зала.png',
      address: '/api/events/1/files/event-files/plan/download',
      shownAt: banner(),
    },
  ],
  brandHref: '#brand',
  isChanged: false,
  savedAt: null,
  onUndo: null,
  conflicts: [],
  onResolve: fn(),
  publication,
  today: '2026-12-01',
  price: 120_000,
  retention: { registrations: 412, dancers: 655, named: 590, erased_at: null },
} as const

/** Всё, что организатор задаёт о турнире: сведения, цены, приём, файлы, публикация. */
const meta = {
  ...page,
  parameters: { isPage: true },
  title: 'Экраны/Организатор/Настройка/EventSettingsScreen: настройка турнира',
  component: EventSettingsScreen,
  args: {
    view: ready,
    event: cup,
    tabs: [
      { href: '#edit', label: 'Настройка', isCurrent: true },
      { href: '#registrations', label: 'Регистрации', isCurrent: false },
    ],
    account: { isLoggedIn: true, onLogin: fn() },
    links: { home: '#home', event: '#event' },
  },
} satisfies Meta<typeof EventSettingsScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  name: 'Настройка',
  play: async ({ canvas }) => {
    const city = canvas.getByRole('textbox', { name: 'Город' })
    await userEvent.type(city, '!')
    await expect(form.onChange).toHaveBeenLastCalledWith({ city: 'Москва!' })
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Начало, время' }))
    await expect(form.onChange).toHaveBeenLastCalledWith({ date_begin: '' })
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить' }))
    await expect(form.onSubmit).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('link', { name: 'бренд команды' })).toBeVisible()
  },
}

/** A picture of the event goes into the text where the cursor is, as a paragraph of its own. */
export const PictureIntoTheText: Story = {
  name: 'Картинка в текст',
  play: async ({ canvas }) => {
    const info = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'Описание' })
    info.setSelectionRange(11, 11)
    await userEvent.click(canvas.getByRole('button', { name: /картинку План_зала/ }))
    const picture = '![План зала](/api/events/1/files/event-files/plan/download)'
    await expect(form.onChange).toHaveBeenLastCalledWith({
      info: `Двухдневный\n\n${picture}\n\nтурнир для **всех** возрастов.`,
    })
    await expect(info).toHaveFocus()
  },
}

/** As a new event is: nothing is filled in yet. */
export const Draft: Story = {
  name: 'Новый турнир',
  args: {
    event: { ...cup, published: false },
    view: {
      ...ready,
      form: {
        ...form,
        values: {
          ...initialValues(eventFields),
          name: 'Зимний кубок',
          date_begin: cup.date_begin,
          date_end: cup.date_end,
          tags: [],
          attachments: [],
        },
      },
      files: { ...files, places: fileSlots.map((slot) => place(slot)) },
      linkable: [],
      pictures: [],
      publication: {
        ...publication,
        event: { ...publication.event, published: false },
        gaps: [
          { field: 'city', text: 'Укажите город', isRequired: true },
          { field: null, text: 'Откройте приём хотя бы в одну номинацию', isRequired: true },
          {
            field: 'contacts',
            text: 'Укажите телефон или почту: с вопросами придут к вам',
            isRequired: false,
          },
        ],
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Опубликовать' })).toBeDisabled()
    const whole = within(canvas.getByRole('region', { name: 'Турнир целиком' }))
    await expect(whole.getByRole('button', { name: 'Отменить турнир' })).toBeEnabled()
    await userEvent.click(canvas.getByRole('button', { name: 'PACKETS=MUST' }))
    await expect(form.onChange).toHaveBeenLastCalledWith({
      tags: [{ tag_name: 'PACKETS', tag_value: 'MUST', pub: false }],
    })
  },
}

export const Changed: Story = {
  name: 'Есть несохранённое',
  args: { view: { ...ready, isChanged: true } },
}

export const Saving: Story = {
  name: 'Сохраняется',
  args: { view: { ...ready, isChanged: true, form: { ...form, isSending: true } } },
}

const onUndo = fn()

export const Saved: Story = {
  name: 'Сохранено, можно вернуть',
  args: { view: { ...ready, savedAt: '14:32', onUndo } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Вернуть как было' }))
    await expect(onUndo).toHaveBeenCalledOnce()
  },
}

/** Marked: what is chosen goes with the next save. */
export const FilesChosen: Story = {
  name: 'Файлы отмечены',
  args: {
    view: {
      ...ready,
      isChanged: true,
      files: {
        ...files,
        places: [
          place('invitation', { modified: { name: 'Приглашение.docx', size: 90_000 } }),
          place('banner', { file: stored, delete: true }),
          {
            ...place('bg-mobile', { modified: chosen }),
            chosenPreviewUrl: banner(),
            warnings: fileWarnings('bg-mobile', {
              size: chosen.size,
              dimensions: { width: 900, height: 600 },
            }),
          },
          place('bg-desktop', { problem: 'Файл пустой' }),
          place(ruleBook, { modified: { name: 'Схема_проезда.png', size: 80_000 } }),
        ],
      },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.upload(
      canvas.getByLabelText('Ещё файл: выберите файл'),
      new File(['x'], 'x.pdf', { type: 'application/pdf' }),
    )
    await expect(files.onAdd).toHaveBeenCalledOnce()
  },
}

export const FilesOnTheirWay: Story = {
  name: 'Файлы загружаются',
  args: {
    view: {
      ...ready,
      isChanged: true,
      files: {
        ...files,
        isSaving: true,
        places: [
          place('invitation', { file: stored }),
          place('banner', { modified: chosen, progress: 0.4 }),
          place('bg-mobile', { modified: chosen }),
          place('bg-desktop'),
        ],
      },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Остановить отправку' }))
    await expect(files.onStop).toHaveBeenCalledOnce()
  },
}

/** One by one, as uploads go. */
export const FilesRemoved: Story = {
  name: 'Файлы удаляются',
  args: {
    view: {
      ...ready,
      isChanged: true,
      files: {
        ...files,
        isSaving: true,
        places: [
          place('invitation', { file: stored, delete: true }),
          place('banner', { file: stored, delete: true }),
          place('bg-mobile'),
          place('bg-desktop'),
        ],
      },
    },
  },
}

/** The network was away: what failed stays marked and is sent again, the rest is stored. */
export const FilesFailed: Story = {
  name: 'Часть файлов не вышла',
  args: {
    view: {
      ...ready,
      isChanged: true,
      savedAt: '14:32',
      files: {
        ...files,
        failed: 1,
        places: [
          place('invitation', { file: stored }),
          place('banner', { modified: chosen, problem: 'Нет связи с сервером.' }),
          place('bg-mobile', { file: stored }),
          place('bg-desktop', { file: stored }),
        ],
      },
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: 'Повторить' })[0] as Element)
    await expect(files.onRetry).toHaveBeenCalledOnce()
  },
}

export const LinksInOrder: Story = {
  name: 'Ссылки по порядку',
  play: async ({ canvas }) => {
    const [first, second] = values.attachments
    await userEvent.click(canvas.getByRole('textbox', { name: 'Ссылка 2' }))
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await expect(form.onChange).toHaveBeenLastCalledWith({ attachments: [second, first] })
    await userEvent.click(canvas.getByRole('button', { name: 'Ниже: ссылка 1' }))
    await expect(form.onChange).toHaveBeenLastCalledWith({ attachments: [second, first] })
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: 'Ссылка 2: куда ведёт' }),
      'Приглашение.pdf',
    )
    await expect(form.onChange).toHaveBeenLastCalledWith({
      attachments: [first, { ...second, url: null, file_id: 'invitation' }],
    })
    await userEvent.click(canvas.getByRole('button', { name: 'Убрать ссылку 1' }))
    await expect(form.onChange).toHaveBeenLastCalledWith({ attachments: [second] })
  },
}

export const Refused: Story = {
  name: 'Ошибки у полей',
  args: {
    view: {
      ...ready,
      isChanged: true,
      form: {
        ...form,
        refusals: 1,
        errors: {
          name: ['Заполните поле'],
          'price_steps.0.percent': ['Введите число не меньше 1'],
          'tags.0.tag_value': ['Такой номинации нет в этом турнире'],
          'payment_details.bic': ['Нужно цифр: 9'],
          journal_copies: ['Это не адрес почты: oleg'],
        },
      },
    },
  },
  play: async ({ canvas }) => {
    const copies = canvas.getByRole('textbox', { name: 'Кому посылать отпечатки журнала' })
    await expect(copies).toHaveAccessibleDescription(/oleg/)
  },
}

export const ConnectionLost: Story = {
  name: 'Нет связи',
  args: {
    view: {
      ...ready,
      isChanged: true,
      form: {
        ...form,
        refusals: 1,
        message: 'Нет связи с сервером. Проверьте подключение и повторите.',
      },
    },
  },
}

/** Two organisers changed one field: nobody's text is lost. */
export const Conflict: Story = {
  name: 'Двое изменили одно поле',
  args: {
    view: {
      ...ready,
      isChanged: true,
      conflicts: [
        {
          field: 'place',
          mine: 'Дворец спорта',
          theirs: 'ДК «Паркет»',
        },
        { field: 'city', mine: 'Тверь', theirs: 'Псков' },
        {
          field: 'price_steps',
          mine: [{ from: '2027-01-10', percent: 120 }],
          theirs: [],
        },
      ],
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Ваш вариант: Дворец спорта' }))
    await userEvent.click(canvas.getByRole('radio', { name: 'Сохранённый вариант: Псков' }))
    await userEvent.click(canvas.getByRole('radio', { name: 'Ваш вариант: с 10.01.2027 120 %' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить выбранное' }))
    await expect(ready.onResolve).toHaveBeenCalledWith({
      place: 'mine',
      city: 'theirs',
      price_steps: 'mine',
    })
  },
}

export const PublishingRefused: Story = {
  name: 'Снять с публикации нельзя',
  args: {
    view: {
      ...ready,
      publication: {
        ...publication,
        outcome: {
          state: 'refused',
          title: 'Турнир «Кубок Паркета» нельзя снять с публикации',
          reasons: [
            'На турнир есть регистрации: снять его с публикации нельзя, их страницы перестанут открываться. Уберите турнир в архив.',
          ],
        },
      },
    },
  },
}

/** It does not take place: its pages say so, and it can take place again. */
export const Cancelled: Story = {
  name: 'Турнир отменён',
  args: {
    event: { ...cup, published: true, cancelled_at: '2026-12-01T09:00:00Z' },
    view: {
      ...ready,
      publication: {
        ...publication,
        event: { ...publication.event, cancelled_at: '2026-12-01T09:00:00Z' },
        outcome: {
          state: 'done',
          text: 'Турнир «Кубок Паркета» отменён. Заявки не принимаются, на его страницах сказано, что он отменён.',
          onUndo: fn(),
        },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Отменён')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Турнир всё-таки состоится' }))
    await expect(publication.onAction).toHaveBeenCalledWith('revive')
  },
}

export const LoadingSettings: Story = {
  name: 'Загрузка',
  args: { event: null, view: { state: 'loading' } },
}

export const FailedSettings: Story = {
  name: 'Не загрузилось',
  args: { view: { ...failed, onRetry: fn() } },
}

export const NoRight: Story = { name: 'Нет права', args: { view: { state: 'noRight' } } }

export const Phone: Story = { name: 'На телефоне', globals: phone }
export const PhoneFiles: Story = {
  name: 'Файлы на телефоне',
  args: FilesChosen.args,
  globals: phone,
}
export const PhoneDraft: Story = {
  name: 'Новый турнир на телефоне',
  args: Draft.args,
  globals: phone,
}
export const Narrowest: Story = {
  name: 'На самом узком экране',
  args: Refused.args,
  globals: narrowest,
}
