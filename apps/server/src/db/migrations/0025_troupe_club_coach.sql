-- What a set of dancers is announced by, where it trains and with whom; '' where it was not said.

alter table reg_datas
  add column troupe text collate "und-x-icu" not null default '',
  add column club text collate "und-x-icu" not null default '',
  add column coach text collate "und-x-icu" not null default '';
