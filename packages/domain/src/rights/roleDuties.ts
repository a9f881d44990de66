import type { Role } from './rights.ts'

/**
 * What each role may do, in words for who gives it (docs/rules/rights.md, «Who may do what»); each may also do what those below
 * it may.
 *
 * @param place a role in the team counts for all of its events, and for what no event has
 */
export function roleDuty(role: Role, place: 'team' | 'event'): string {
  switch (role) {
    case 'manager':
      return 'Стойка: отмечает пришедших, принимает оплату, меняет номера. Видит регистрации и\u00A0черновики, печатает листы. Настроек и\u00A0оценок не\u00A0меняет'
    case 'admin':
      return `Ведёт турнир: настройки, номинации, расписание, судьи, заходы, оценки, результаты, регистрации, деньги в\u00A0статистике, сотрудники.${place === 'team' ? ' Рейтинг команды.' : ''} И\u00A0всё, что менеджер`
    case 'supervisor':
      return `Возвращает оплату, удаляет турнир, утверждает итог, если у\u00A0главного судьи нет почты.${place === 'team' ? ' Создаёт турниры, раздаёт роли в\u00A0команде.' : ''} И\u00A0всё, что администратор`
  }
}
