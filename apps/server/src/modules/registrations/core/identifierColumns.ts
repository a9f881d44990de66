import type { PersonIdentifiers } from '@parket/domain/person/identifiers'

/** Former surname and codes of federations as a dancer's row has them; what is left out is none. */
export function identifierColumns({
  former_last_name = '',
  federation_codes = [],
}: Partial<PersonIdentifiers>) {
  return { former_last_name, federation_codes: [...federation_codes] }
}
