### What happened, in words.
