from cartouche import main

main()
