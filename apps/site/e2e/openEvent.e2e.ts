import type { Page } from '@playwright/test'
import { pdf, picture } from './support/files.ts'
import { Interactions } from './support/interactions.ts'
import { startAs } from './support/login.ts'
import { expect, test } from './support/test.ts'

/** What an organiser may take for it; it is 42 today. */
const MOST_INTERACTIONS = 60

const NAME = 'Кубок за один вечер'

test('from nothing to an open event with 60 contests in 6 sections, prices, a packet and files, by keyboard', async ({
  page,
}, { annotations }) => {
  await startAs(page, 'supervisor@parket.test')
  await page.goto('/admin/events/')
  const hands = new Interactions(page)
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
  const field = (name: string | RegExp) => page.getByRole('textbox', { name })

  await hands.follow(button('Турнир'))
  await hands.fill(field('Название'), NAME)
  await hands.fill(field('Первый день'), '19.02.2028')
  await hands.fill(field('Последний день'), '20.02.2028')
  await hands.fill(field('Город'), 'Тверь')
  await hands.enter()
  await hands.fill(field('Место проведения'), 'ДК «Паркет»')
  const png = async (name: string, width: number, height: number) => ({
    name,
    mimeType: 'image/png',
    buffer: await picture(page, width, height),
  })
  const files = {
    Приглашение: { name: 'invitation.pdf', mimeType: 'application/pdf', buffer: pdf },
    Баннер: await png('banner.png', 400, 200),
    'Фон для телефона': await png('phone.png', 800, 1400),
    'Фон для компьютера': await png('wide.png', 1600, 900),
  }
  for (const [name, file] of Object.entries(files)) {
    await hands.attach(
      page.getByRole('article', { name, exact: true }).getByLabel(/: выберите /),
      file,
    )
  }
  await hands.follow(button('Сохранить'))
  await expect(page.getByText(/^Сохранено \d\d:\d\d$/)).toBeVisible()

  // Six sections, two sizes, five ages: one call.
  await hands.follow(eventPages(page).getByRole('link', { name: 'Номинации' }))
  await hands.pick(button('Ещё'), 'Создать сеткой…')
  await hands.fill(page.getByRole('combobox', { name: 'Секции' }), sections.join(', ') + ',')
  await hands.fill(page.getByRole('combobox', { name: 'Составы' }), 'Соло, Дуэты,')
  await hands.fill(page.getByRole('combobox', { name: 'Возрасты' }), ages.join(', ') + ',')
  await hands.fill(field(/^Цена/), '1200')
  await hands.enter()
  await expect(page.getByText('Создано: 60 номинаций.')).toBeVisible()

  // Duets cost less for each dancer.
  const search = page.getByRole('searchbox', { name: 'Номер или название' })
  await hands.fill(search, 'Дуэты')
  await expect(page.getByText(/^30\sноминаций, /)).toBeVisible()
  await hands.selectAll(page.getByRole('grid', { name: 'Номинации' }))
  await hands.follow(button('Изменить…'))
  const massEdit = page.getByRole('dialog', { name: 'Изменить 30 номинаций' })
  await hands.choose(massEdit.getByRole('checkbox', { name: 'Цена' }))
  await hands.replace(field(/^Цена: новое/), '900')
  await expect(massEdit.getByText(/^Изменится в 30: сейчас 1\s200\s₽$/)).toBeVisible()
  await hands.enter()
  await expect(page.getByText('Изменено: 30 номинаций.')).toBeVisible()

  // Any of the adults' solos together cost less.
  await hands.replace(search, 'Соло взрослые')
  await expect(page.getByText(/^6\sноминаций, /)).toBeVisible()
  await hands.selectAll(page.getByRole('grid', { name: 'Номинации' }))
  await hands.pick(button('Ещё с выбранными'), 'Собрать пакет…')
  const packet = page.getByRole('region', { name: 'Новая номинация' })
  await hands.replace(packet.getByRole('textbox', { name: 'Цена' }), '5000')
  await hands.enter()
  await expect(page.getByRole('region', { name: /^61\. Пакет: 6\sноминаций/ })).toBeVisible()

  await hands.follow(button('Закрыть номинацию'))
  await hands.replace(search, '')
  await expect(page.getByText(/^61\sноминация, /)).toBeVisible()
  await hands.selectAll(page.getByRole('grid', { name: 'Номинации' }))
  await hands.follow(button('Открыть приём'))
  await expect(page.getByText('61 номинация: теперь «Приём заявок».')).toBeVisible()

  await hands.follow(eventPages(page).getByRole('link', { name: 'Настройка' }))
  await hands.follow(button('Опубликовать'))
  await expect(button('Снять с публикации')).toBeVisible()
  annotations.push({
    type: 'interactions',
    description: `${hands.count}, and ${hands.tabs} presses of Tab`,
  })
  expect(hands.count).toBeLessThanOrEqual(MOST_INTERACTIONS)

  // What a visitor finds there.
  await page.getByRole('link', { name: 'Страница турнира' }).click()
  await expect(page.getByRole('heading', { level: 1, name: NAME })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Участвовать' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Регистрация' })).toBeVisible()
})

const sections = ['Oriental', 'Folk', 'Show', 'Tribal', 'Табла', 'Bollywood']
const ages = ['Дети 7–9', 'Юниоры 10–13', 'Молодёжь 14–17', 'Взрослые 18+', 'Сеньоры 45+']

function eventPages(page: Page) {
  return page.getByRole('navigation', { name: 'Страницы турнира' })
}
