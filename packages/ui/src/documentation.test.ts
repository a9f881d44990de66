import { describe, expect, test } from 'vitest'

const modules = import.meta.glob<string>(['./{components,layouts,screens}/**/*.stories.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
const stories = Object.entries(modules).filter(([path]) => /(\w+)\/\1\.stories/.test(path))
/** Guides of components say it for them: `tools/src/workshop/guides.test.ts`. */
const described = stories.filter(([path]) => path.startsWith('./layouts/'))

describe('every layout says when to use it and when not', () => {
  test('there are many', () => {
    expect(described.length).toBeGreaterThan(10)
  })
  test.each(described)('%s', (_, source) => {
    expect(source).toContain('**Когда применять:**')
    expect(source).toContain('**Когда нет:**')
  })
})

/** What one types into the workshop's search, and one of the things that it has to find. */
const searchWords = {
  кнопка: 'Button',
  таблица: 'Table',
  диалог: 'Dialog',
  окно: 'Dialog',
  дата: 'DateField',
  календарь: 'DatePicker',
  период: 'DateRangePicker',
  ошибка: 'ErrorState',
  ошибки: 'ErrorSummary',
  поле: 'TextField',
  пароль: 'PasswordField',
  телефон: 'PhoneField',
  сумма: 'MoneyField',
  число: 'NumberField',
  список: 'Select',
  поиск: 'SearchField',
  флажок: 'Checkbox',
  переключатель: 'SegmentedControl',
  метки: 'TagField',
  файл: 'FileSlot',
  загрузка: 'Skeleton',
  пусто: 'EmptyState',
  подсказка: 'Tooltip',
  уведомление: 'Toast',
  предупреждение: 'Alert',
  подтверждение: 'AlertDialog',
  меню: 'Menu',
  ссылка: 'Link',
  вкладки: 'Tabs',
  страницы: 'Pagination',
  шаги: 'Stepper',
  заголовок: 'Heading',
  карточка: 'Card',
  график: 'LineChart',
  диаграмма: 'BarChart',
  статус: 'State',
  логотип: 'BrandMark',
  шапка: 'Header',
  вход: 'LoginDialog',
  билет: 'RegistrationScreen',
  мастер: 'RegistrationWizardScreen',
  деньги: 'MoneyField',
  отступ: 'Stack',
  иконка: 'IconButton',
  тост: 'Toast',
  бейдж: 'State',
  прогресс: 'ProgressBar',
  лента: 'EventPicture',
  чекбокс: 'Checkbox',
  радио: 'RadioGroup',
  аккордеон: 'Disclosure',
  'хлебные крошки': 'Breadcrumbs',
  модалка: 'Dialog',
  тултип: 'Tooltip',
  спиннер: 'Spinner',
  инпут: 'TextField',
  шторка: 'Drawer',
  проектор: 'HallFrame',
} as const

/** What Storybook's search reads: the title, and the names of the stories. */
function searchedIn(title = '', source = ''): string {
  const names = [...source.matchAll(/^export const [^{]*\{[^{]*?\bname: '([^']+)'/gm)]
  return [title, ...names.map(([, name]) => name)].join('\n')
}

describe('the workshop finds a component by its Russian word', () => {
  const titles = stories.map(
    ([, source]) => /title: '((?:Компоненты|Макеты|Экраны)\/[^']+)'/.exec(source)?.[1] ?? '',
  )
  test('each has one', () => {
    expect(titles.filter((title) => title !== '' && !/[А-Яа-яё][^/]*$/.test(title))).toEqual([])
  })
  test.each(Object.entries(searchWords))('%s: %s', (word, name) => {
    const at = titles.findIndex((each) => each.includes(`/${name}: `))
    expect(searchedIn(titles[at], stories[at]?.[1]).toLowerCase()).toContain(word)
  })
})
