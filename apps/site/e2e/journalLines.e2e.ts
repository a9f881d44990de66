import { CUP } from './support/demo.ts'
import { expectSound } from './support/axe.ts'
import { heldContest } from './support/heldContest.ts'
import { startAs } from './support/login.ts'
import { expect, test } from './support/test.ts'

test('the journal of a contest is read line by line: its round, the event’s chain, one number', async ({
  page,
  server,
}) => {
  const { groupNum, startNumber, publish } = await heldContest(server.url)
  await publish('places')
  await startAs(page, 'admin@parket.test')
  await page.goto(`/admin/events/${CUP.id}/groups/${groupNum}/journal`)
  await page.getByRole('radio', { name: 'По оценкам' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText('Журнал турнира цел')).toBeVisible()
  // The list came in place of what had the focus.
  await expect(page.getByRole('radio', { name: 'Все строки' })).toBeFocused()
  const lines = page.locator('ol').getByRole('listitem')
  await expect(lines.first()).toContainText('Опубликовано, версия 1')
  await expect(page.getByText(/^Жеребьёвка №\s1$/)).toBeVisible()
  await expectSound(page, 'строки журнала')

  // What is chosen stands in the address.
  await page.getByLabel('Номер').selectOption(String(startNumber))
  await expect(lines).toHaveCount(2)
  await expect(lines.first()).toContainText(`№ ${startNumber}: 973,1`)
  await page.reload()
  await expect(lines).toHaveCount(2)
  await page.goto(`${page.url()}&actor=user%200`)
  await page.getByRole('button', { name: 'Показать всё' }).click()
  await expect(lines.first()).toContainText('Опубликовано, версия 1')

  await page.getByLabel('Что').selectOption('event')
  await expect(
    page.getByRole('link', { name: 'Следующая страница' }).or(lines.last()),
  ).toBeVisible()
  await expect(lines.first()).toContainText('Журнал турнира')
  await page.getByText('По оценкам').click()
  await expect(page.getByRole('region', { name: 'Судья Z' })).toBeVisible()
})
