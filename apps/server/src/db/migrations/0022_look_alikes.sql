-- A letter of another script that looks alike, an accent, an unseen character make no other person.

-- Two spellings of one name agree when their folded forms do. The same as `foldName` of the domain, which
-- a test holds it to.
create or replace function fold_name(name text) returns text
  language sql immutable strict parallel safe
  return translate(
    lower(
      btrim(
        regexp_replace(
          normalize(
            regexp_replace(
              regexp_replace(
                regexp_replace(
                  -- Twice: an accent alone is an apostrophe, and a letter may come apart into one.
                  translate(
                    normalize(translate(name, '‘’ʼ`´', ''''''''''''), nfkd), '‘’ʼ`´', ''''''''''''
                  ),
                  '[\u2010-\u2015]', '-', 'g'
                ),
                '[\u00ad\u0300-\u0305\u0307-\u036f\u0483-\u0487\u115f\u1160\u180b-\u180f\u1ab0-\u1aff\u1dc0-\u1dff\u200b-\u200f\u202a-\u202e\u2060-\u2064\u20d0-\u20ff\ufe00-\ufe0f\ufe20-\ufe2f]',
                '', 'g'
              ),
              '(?<![иИ])\u0306', '', 'g'
            ),
            nfc
          ),
          '[\s\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]+', ' ', 'g'
        )
      ) collate "und-x-icu"
    ),
    'abcehkmnoprtxyαβεηκμορτυχσςɑʙʜĸᴀᴄᴇᴋᴍᴏᴘᴛіӏıιɩјѕԁԛԝһґ',
    'авсенкмпоргтхуавенкмортухссавнкасекмортiiiiijsdqwнг'
  ) collate "default";

-- Stored keys are folded anew. Of two that were different until now and are one person, one keeps its
-- key as it is: nobody's row is lost, and the next edit of it is refused as a repetition.
update roster_dancers d set last_name = last_name, first_name = first_name
where (last_name_key, first_name_key) <> (fold_name(last_name), fold_name(first_name))
  and not exists (
    select from roster_dancers t
    where t.owner_id = d.owner_id and t.birth_date = d.birth_date and t.id <> d.id
      and fold_name(t.last_name) = fold_name(d.last_name)
      and fold_name(t.first_name) = fold_name(d.first_name)
      and (t.id < d.id
        or (t.last_name_key, t.first_name_key) = (fold_name(t.last_name), fold_name(t.first_name)))
  );

update dancers d set last_name = last_name, first_name = first_name
where (last_name_key, first_name_key) <> (fold_name(last_name), fold_name(first_name))
  and not exists (
    select from dancers t
    where t.reg_data_id = d.reg_data_id and t.birth_date = d.birth_date and t.id <> d.id
      and fold_name(t.last_name) = fold_name(d.last_name)
      and fold_name(t.first_name) = fold_name(d.first_name)
      and (t.id < d.id
        or (t.last_name_key, t.first_name_key) = (fold_name(t.last_name), fold_name(t.first_name)))
  );

update judges d set last_name = last_name, first_name = first_name, city = city
where (last_name_key, first_name_key, city_key)
    <> (fold_name(last_name), fold_name(first_name), fold_name(city))
  and not exists (
    select from judges t
    where t.id <> d.id
      and fold_name(t.last_name) = fold_name(d.last_name)
      and fold_name(t.first_name) = fold_name(d.first_name)
      and fold_name(t.city) = fold_name(d.city)
      and (t.id < d.id
        or (t.last_name_key, t.first_name_key, t.city_key)
          = (fold_name(t.last_name), fold_name(t.first_name), fold_name(t.city)))
  );
