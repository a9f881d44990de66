import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { eventFields } from '@parket/domain/event/fields'
import { initialValues, sampleValues } from '@parket/domain/fields/field'
import { failed, narrowest, page, phone } from '../../../layouts/fixtures/page.tsx'
import { cup } from '../../fixtures/cup.ts'
import { EventSettingsScreen, type EventSettings } from './EventSettingsScreen.tsx'

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

const publication = {
  isPublished: true,
  gaps: [],
  isPending: false,
  message: null,
  onChange: fn(),
}

const ready = {
  state: 'ready',
  form,
  isChanged: false,
  savedAt: null,
  conflicts: [],
  onResolve: fn(),
  publication,
  today: '2026-12-01',
} as const

const meta = {
  ...page,
  title: 'Экраны/Организатор/EventSettingsScreen',
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
  play: async ({ canvas }) => {
    const city = canvas.getByRole('textbox', { name: 'Город' })
    await userEvent.type(city, '!')
    await expect(form.onChange).toHaveBeenLastCalledWith({ city: 'Москва!' })
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Начало, время' }))
    await expect(form.onChange).toHaveBeenLastCalledWith({ date_begin: '' })
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить' }))
    await expect(form.onSubmit).toHaveBeenCalledOnce()
  },
}

/** As a new event is: nothing is filled in yet. */
export const Draft: Story = {
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
        },
      },
      publication: {
        ...publication,
        isPublished: false,
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
    await userEvent.click(canvas.getByRole('button', { name: 'PACKETS=MUST' }))
    await expect(form.onChange).toHaveBeenLastCalledWith({
      tags: [{ tag_name: 'PACKETS', tag_value: 'MUST', pub: false }],
    })
  },
}

export const Changed: Story = { args: { view: { ...ready, isChanged: true } } }

export const Saving: Story = {
  args: { view: { ...ready, isChanged: true, form: { ...form, isSending: true } } },
}

export const Saved: Story = { args: { view: { ...ready, savedAt: '14:32' } } }

export const Refused: Story = {
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
        },
      },
    },
  },
}

export const ConnectionLost: Story = {
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
  args: {
    view: {
      ...ready,
      isChanged: true,
      conflicts: [{ label: 'Место проведения', mine: 'Дворец спорта', theirs: 'ДК «Паркет»' }],
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить моё' }))
    await expect(ready.onResolve).toHaveBeenCalledWith('mine')
  },
}

export const PublishingRefused: Story = {
  args: {
    view: {
      ...ready,
      publication: {
        ...publication,
        message:
          'На турнир есть регистрации: снять его с публикации нельзя, их страницы перестанут открываться. Уберите турнир в архив.',
      },
    },
  },
}

export const LoadingSettings: Story = { args: { event: null, view: { state: 'loading' } } }

export const FailedSettings: Story = { args: { view: { ...failed, onRetry: fn() } } }

export const NoRight: Story = { args: { view: { state: 'noRight' } } }

export const Phone: Story = { globals: phone }
export const PhoneDraft: Story = { args: Draft.args, globals: phone }
export const Narrowest: Story = { args: Refused.args, globals: narrowest }
