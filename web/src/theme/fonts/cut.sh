#!/bin/sh
# Cuts the letters that our languages are written with out of the fonts, so that a first visit fetches no others:
#     pip install fonttools brotli && sh src/theme/fonts/cut.sh        (in web/)
# Each font in three files: what English needs (and "Français", which every page names), the accents of our other
# languages, and Polish. `fonts.css` says which letters are where; `fonts.test.ts` compares it with the words. Whatever
# else somebody writes comes from the whole fonts. Of their weights those are kept that are used; `fonts.css` names all, as
# the whole fonts do, or the browser would not take the letters of one word from both.
set -e
core=U+20-7E,U+A0,U+AB,U+B7,U+BB,U+D7,U+E7,U+2013,U+2014,U+2018-201E,U+2026,U+2039,U+203A,U+2191,U+2193,U+2212
accents=U+BD,U+C0-CF,U+D1-D6,U+D8-DC,U+DF-E6,U+E8-EF,U+F1-F6,U+F8-FC,U+FF,U+152,U+153
polish=U+104-107,U+118,U+119,U+141-144,U+15A,U+15B,U+179-17C
light=$(mktemp)
cut() {
  fonttools varLib.instancer -q -o "$light" "node_modules/@fontsource-variable/$1/files/$1-$3-wght-normal.woff2" "wght=$2"
  pyftsubset "$light" --unicodes="$5" \
    --layout-features=kern,liga,locl,mark,tnum,pnum --flavor=woff2 --no-hinting --output-file="src/theme/fonts/$1-$4.woff2"
}
while read -r font weights; do
  cut "$font" "$weights" latin core "$core"
  cut "$font" "$weights" latin accents "$accents"
  cut "$font" "$weights" latin-ext polish "$polish"
done <<END
eb-garamond 400:700
cinzel 500:700
source-sans-3 200:900
END
rm "$light"
