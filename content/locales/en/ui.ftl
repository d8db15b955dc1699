### The words of the table and of the kit.

close = Close
loading = One moment …
